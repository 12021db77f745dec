export { searchColumnFor } from './access.ts';
export { lockCustomersOf, moveToFirm } from './firm-queries.ts';
export { lockIdentifiers, similarName } from './match-queries.ts';
export { findCustomerState } from './queries.ts';
