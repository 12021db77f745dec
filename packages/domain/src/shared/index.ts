export { wholeNumber } from './bounds.ts';
export { addDays, addMonths, daysInMonth, isCalendarDate, type CalendarDate } from './calendar-date.ts';
export { archiveNames } from './file-names.ts';
export { fold } from './folding.ts';
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
export { money } from './money.ts';
export { asPercent, fromTenThousandths, percent, percentOf, toTenThousandths } from './percent.ts';
export { personName } from './person-name.ts';
export { usedWords } from './search-words.ts';
export { plainSigns } from './plain-signs.ts';
export {
  identifierText,
  line,
  orEmpty,
  paragraph,
  printable,
  searchText,
  typedText,
  withoutDirectionMarks,
} from './text.ts';
export { calendarDate } from './typed-date.ts';
export { typedAmount, typedPercent, typedShare } from './typed.ts';
export { warsawClock, warsawDay, warsawInstant, type ClockTime } from './warsaw-clock.ts';
export { isWeekend, weekOf } from './week.ts';
