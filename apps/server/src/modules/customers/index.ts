export { searchColumnFor } from './access.ts';
export { findCustomerState } from './queries.ts';
