export { findAgency, findAgencyName, findAgencyWords, statusesInOrder } from './queries.ts';
