export { lockedMember, lookedAfter, refuseFor } from './access.ts';
export { staffMemberById, type StaffAnswer } from './answers.ts';
export { isFirstStart } from './demo-queries.ts';
export { firstAccounts } from './first-accounts.ts';
export {
  findPerson,
  isActiveUser,
  findUser,
  hasRoleAmong,
  holdsRight,
  listAdministrators,
  peopleNamed,
  personOf,
  type PersonRecord,
  workers,
} from './person-queries.ts';
export { countOtherSuperAdministrators, lockStaff } from './queries.ts';
export { setActive } from './verbs/reactivate.ts';
