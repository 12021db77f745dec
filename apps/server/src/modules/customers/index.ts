export { customerMatches } from './answers.ts';
export { requireCustomer, searchColumnFor } from './access.ts';
export { lockCustomersOf, moveToFirm } from './firm-queries.ts';
export { alikeCustomers } from './import-names.ts';
export { validateCustomers, importCustomers } from './importing.ts';
export { findCustomerState, findLetterCustomer } from './queries.ts';
export { undoCustomers } from './undo-import.ts';
export { createCustomer } from './verbs/create.ts';
