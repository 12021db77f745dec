export { lockedMember, lookedAfter, refuseFor } from './access.ts';
export { firstAccounts, staffMemberById, type StaffAnswer } from './answers.ts';
export { unnamedEmail } from './demo.ts';
export { isFirstStart } from './demo-queries.ts';
export {
  findPerson,
  findUser,
  hasRights,
  hasRoleAmong,
  isActiveUser,
  joinedWorker,
  listAdministrators,
  peopleNamed,
  personJson,
  personOf,
  workers,
  type PersonRecord,
} from './person-queries.ts';
export { madePicture, type SentPicture } from './pictures.ts';
export { countOtherSuperAdministrators, lockStaff } from './queries.ts';
export { replacePicture } from './verbs/picture.ts';
export { setActive } from './verbs/reactivate.ts';
