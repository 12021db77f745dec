export { arrivedOf } from './arrived.ts';
export { analyticsColumnNames, type AnalyticsColumn } from './columns.ts';
export { rowsOfGroup, rowsOfPart, type CountedPart } from './drilling.ts';
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
export { medianOf, type Counted } from './median.ts';
export { tierAt, tierWith, type TierPosition } from './payout.ts';
export { daysOfPeriod, monthsAndDaysOf, monthsUntil } from './periods.ts';
export { reachOf, type Reach } from './reach.ts';
