export {
  carInput,
  carPatch,
  carReferences,
  namedEntries,
  unfitReferences,
  type CarInput,
  type CarPatch,
  type EquipmentItem,
  type NamedEntry,
  type NamingCar,
} from './car.ts';
export {
  availabilityAmounts,
  carAvailabilities,
  carConditions,
  enginePowerUnits,
  equipmentTypes,
  mostEquipment,
  platformOfferStatuses,
  powerInOtherUnit,
  type AvailabilityAmount,
  type EnginePowerUnit,
  type EquipmentType,
  type PlatformOfferStatus,
} from './kinds.ts';
export {
  carColourInput,
  carListEntryInput,
  carListEntryPatch,
  entryProblems,
  type CarListEntryInput,
  type CarListEntryPatch,
  type EntryProblem,
} from './list-entry.ts';
export {
  availabilitySwitches,
  carListEntity,
  carListKinds,
  parentKind,
  type AvailabilitySwitch,
  type CarListEntity,
  type CarListKind,
  type CarParentKind,
} from './lists.ts';
export { offerStatusMoves } from './offer-status.ts';
export { availabilityAmount, currentAvailability, type Reservation } from './stock.ts';
export {
  carVariantInput,
  judgeVariants,
  missingVariantFields,
  shownVariantFields,
  type CarVariantInput,
  type VariantField,
  type VariantProblem,
  type VariantSetting,
  type VariantVerdict,
} from './variant.ts';
