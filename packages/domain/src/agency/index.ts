export { contrastOf, contrastOnWhite, defaultAccent, isReadableOn, isReadableOnWhite } from './accent.ts';
export {
  agencyPatch,
  commissionTiers,
  fileLimits,
  hexColor,
  sessionLimits,
  statusSettings,
  tierOf,
  tierReached,
  tiersRise,
  website,
  type AgencyPatch,
  type CommissionTier,
  type StatusSetting,
} from './agency.ts';
export { websiteHref } from './written.ts';
