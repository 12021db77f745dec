export { customerMatches } from './answers.ts';
export { requireCustomer, searchColumnFor } from './access.ts';
export { lockCustomersOf, moveToFirm } from './firm-queries.ts';
export { customerImport } from './import.ts';
export { findLetterCustomer } from './queries.ts';
export { createCustomer } from './verbs/create.ts';
