export { searchColumnFor } from './access.ts';
export { lockCustomersOf, moveToFirm } from './firm-queries.ts';
export {
  differing,
  judgeCustomers,
  takeCustomers,
  type JudgedCustomer,
  type TakenRecord,
} from './importing.ts';
export { lockIdentifiers, similarName } from './match-queries.ts';
export { findCustomerState } from './queries.ts';
export { takeBackCustomers } from './taking-back.ts';
