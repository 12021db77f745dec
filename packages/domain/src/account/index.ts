export {
  credentials,
  passwordFor,
  passwordTwice,
  preferences,
  profilePatch,
  resetRequest,
} from './account.ts';
export {
  missingInPassword,
  newPassword,
  passwordRules,
  repeatsEmail,
  shortestPassword,
  type PasswordRule,
} from './password.ts';
export { largestPicture, pictureSide, pictureTypes } from './picture.ts';
export {
  formatRecoveryCode,
  isRecoveryCode,
  recoveryAlphabet,
  recoveryCodeCount,
  secondFactorCode,
  totpCode,
} from './second-factor.ts';
export { languages, themes, type Language, type Theme } from './settings.ts';
export {
  accountStates,
  invitation,
  looksAfter,
  refusedDeactivation,
  refusedRoles,
  staffPatch,
  type AccountState,
  type Invitation,
  type StaffMember,
  type StaffPatch,
} from './staff.ts';
