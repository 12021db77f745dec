export { analyticsColumnNames, type AnalyticsColumn } from './columns.ts';
export { rowsOfGroup, rowsOfPart, type CountedPart } from './drilling.ts';
export { arrivedOf, medianOf, reachOf, type Counted, type Reach } from './figures.ts';
export {
  analyticsGroupings,
  chartMonths,
  dealStates,
  endingMonths,
  monthPeriods,
  periodDays,
  type AnalyticsGrouping,
  type DealState,
  type MonthPeriod,
  type PeriodDay,
} from './kinds.ts';
export { tierAt, tierWith, type TierPosition } from './payout.ts';
export { daysOfPeriod, monthsAndDaysOf, monthsUntil } from './periods.ts';
