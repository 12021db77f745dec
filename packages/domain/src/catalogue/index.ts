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
  enginePowerUnits,
  equipmentTypes,
  mostEquipment,
  powerInOtherUnit,
  type EnginePowerUnit,
  type EquipmentType,
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
