export { Calendar, type CalendarProps } from './calendar.tsx';
export { DateField, type DateFieldProps } from './date-field.tsx';
export { formatTypedDate, isIsoDate, parseTypedDate } from './parse-typed-date.ts';
export {
  calendarClasses,
  CalendarChevron,
  FIRST_MONTH,
  LAST_MONTH,
  toIsoDate,
  toLocalDate,
} from './calendar-look.tsx';
