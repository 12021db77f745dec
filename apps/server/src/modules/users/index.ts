export { lockedMember, lookedAfter, refuseFor } from './access.ts';
export { staffMemberById, type StaffAnswer } from './answers.ts';
export { isFirstStart } from './demo-queries.ts';
export { firstAccounts } from './first-accounts.ts';
export { joinedWorker } from './joined-worker.ts';
export {
  findPerson,
  isActiveUser,
  findUser,
  hasRoleAmong,
  hasRights,
  listAdministrators,
  peopleNamed,
  personJson,
  personOf,
  type PersonRecord,
  workers,
} from './person-queries.ts';
export { countOtherSuperAdministrators, lockStaff } from './queries.ts';
export { replacePicture } from './verbs/picture.ts';
export { madePicture, type SentPicture } from './pictures.ts';
export { setActive } from './verbs/reactivate.ts';
