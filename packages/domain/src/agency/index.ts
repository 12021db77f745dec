export { contrastOf, contrastOnWhite, defaultAccent, isReadableOn, isReadableOnWhite } from './accent.ts';
export {
  agencyPatch,
  commissionTiers,
  fileLimits,
  hexColor,
  sessionLimits,
  statusSettings,
  tierReached,
  tiersIn,
  tiersRise,
  website,
  type AgencyPatch,
  type CommissionTier,
  type StatusSetting,
  type TierPeriod,
} from './agency.ts';
export { customerTextsInOrder, isOwnText, type CustomerText } from './customer-texts.ts';
export { websiteHref } from './written.ts';
