export { currentTiers, exportWords } from './answers.ts';
export { findAgency, findAgencyName, findAgencyWords, findCustomerText, statusesInOrder } from './queries.ts';
