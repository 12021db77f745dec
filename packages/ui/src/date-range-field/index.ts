export { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';
export {
  DateRangePanel,
  isBackwards,
  isDay,
  type DateRangePanelProps,
  type DateRangeValue,
} from './date-range-panel.tsx';
export {
  DATE_RANGE_TYPES,
  rangeOf,
  type DateRangeType,
  type DayRange,
  type KnownRangeType,
} from './date-ranges.ts';
