export { searchColumnFor } from './access.ts';
export { lockCustomersOf, moveToFirm } from './firm-queries.ts';
export { findCustomerState } from './queries.ts';
export { createCustomer } from './verbs/create.ts';
