export { DateRangeField, type DateRangeFieldProps, type DateRangeValue } from './date-range-field.tsx';
export {
  DATE_RANGE_TYPES,
  rangeOf,
  type DateRangeType,
  type DayRange,
  type KnownRangeType,
} from './date-ranges.ts';
