export { contrastOnWhite, defaultAccent, isReadableOnWhite } from './accent.ts';
export {
  agencyPatch,
  commissionTiers,
  hexColor,
  sessionLimits,
  statusSettings,
  tierOf,
  tiersRise,
  type AgencyPatch,
  type CommissionTier,
  type StatusSetting,
} from './agency.ts';
