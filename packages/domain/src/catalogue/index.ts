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
