export { wholeNumber } from './bounds.ts';
export {
  addDays,
  addMonths,
  daysInMonth,
  isCalendarDate,
  isWeekend,
  weekOf,
  type CalendarDate,
} from './calendar-date.ts';
export { archiveNames } from './file-names.ts';
export { divideRounded, largestAmount, sumOfAmounts, toAmount, toGrosz, type Grosz } from './grosz.ts';
export { withoutLeftOut } from './left-out.ts';
export {
  mergeChoices,
  mergeChoicesOfList,
  mergedList,
  mergedValue,
  type MergeChoice,
  type MergeChoiceOfList,
} from './merging.ts';
export {
  asPercent,
  fromTenThousandths,
  money,
  percent,
  percentOf,
  toTenThousandths,
  typedAmount,
  typedPercent,
  typedShare,
} from './money.ts';
export { personName } from './person-name.ts';
export { fold, plainSigns, usedWords } from './search-words.ts';
export {
  calendarDate,
  identifierText,
  line,
  orEmpty,
  paragraph,
  printable,
  searchText,
  typedText,
  withoutDirectionMarks,
} from './text.ts';
export { warsawClock, warsawDay, warsawInstant, type ClockTime } from './warsaw-clock.ts';
