export { searchColumnFor } from './access.ts';
export { lockIdentifiers, similarName } from './match-queries.ts';
export { findCustomerState } from './queries.ts';
