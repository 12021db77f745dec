export { currentTiers, exportWords } from './answers.ts';
export { newAgencyName } from './demo.ts';
export { findAgency, findAgencyName, findAgencyWords, findCustomerText, statusesInOrder } from './queries.ts';
