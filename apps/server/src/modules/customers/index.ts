export { searchColumnFor } from './access.ts';
export { findCustomerState, type CustomerFilters } from './queries.ts';
