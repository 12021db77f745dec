export { currentTiers } from './answers.ts';
export { findAgency, findAgencyName, findAgencyWords, findCustomerText, statusesInOrder } from './queries.ts';
export { exportWords } from './status-names.ts';
