export {
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
} from './lists.ts';
