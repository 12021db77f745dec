export {
  addMonths,
  calendarDate,
  daysInMonth,
  isCalendarDate,
  warsawDay,
  type CalendarDate,
} from './calendar-date.ts';
export { fold } from './folding.ts';
export { divideRounded, largestAmount, money, toAmount, toGrosz, type Grosz } from './money.ts';
export { asPercent, fromTenThousandths, percent, percentOf, toTenThousandths } from './percent.ts';
export { line, orEmpty, paragraph, searchText } from './text.ts';
