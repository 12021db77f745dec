export {
  allEntryColumns,
  columnOf,
  entryColumns,
  isComputed,
  summedColumns,
  typedColumns,
  visibleColumns,
  type ColumnKind,
  type ComputedColumn,
  type EntryColumn,
  type SummedColumn,
  type TypedColumn,
} from './columns.ts';
export { entryOf, reportedDay, type ReportedDeal } from './deal.ts';
export { choiceNames, entryColumnNames } from './entry-names.ts';
export {
  changedByHand,
  commissionsOf,
  entryTotals,
  recalculated,
  type CreationMethod,
  type EntryChanges,
  type EntryTotals,
  type EntryValues,
  type HandMark,
  type HandMarks,
  type MarkedEntry,
} from './entry.ts';
export {
  dateRangeTypes,
  incomeTypes,
  reportGroupings,
  reportTypes,
  type DateRangeType,
  type IncomeType,
  type ReportGrouping,
  type ReportType,
} from './kinds.ts';
export { payOut, type EarnedEntry, type EntryShare, type PaidOut, type Payout } from './payouts.ts';
export { daysOfRange, shiftMonth, monthOf, type Days, type Month } from './ranges.ts';
export {
  calendarMonth,
  entryPatch,
  mostChangedEntries,
  reportInput,
  type EntryPatch,
  type ReportInput,
} from './report.ts';
export { groszOf, groupSums, sumsOf, type GroupSums, type SummedAmounts, type Sums } from './sums.ts';
