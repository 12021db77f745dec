import { isCalendarDate, type CalendarDate } from '../shared/index.ts';
import { foldedLetters } from './layout.ts';
import type { Found } from './numbers.ts';

/** The unambiguous starts of the months' names, Polish and English, without diacritics. */
const months: readonly (readonly string[])[] = [
  ['sty', 'jan'],
  ['lut', 'feb'],
  ['mar'],
  ['kwi', 'apr'],
  ['maj', 'may'],
  ['cze', 'jun'],
  ['lip', 'jul'],
  ['sie', 'aug'],
  ['wrz', 'sep'],
  ['paz', 'oct'],
  ['lis', 'nov'],
  ['gru', 'dec'],
];

function monthOf(name: string): number {
  return months.findIndex((prefixes) => prefixes.some((prefix) => name.startsWith(prefix))) + 1;
}

const two = (value: string | number) => String(value).padStart(2, '0');

interface Shape {
  readonly pattern: RegExp;
  readonly read: (parts: readonly string[]) => string;
}

const shapes: readonly Shape[] = [
  {
    pattern: /(?<![\d.,/-])(\d{4})[.\-/](\d{1,2})[.\-/](\d{1,2})(?!\d|[.\-/]\d)/g,
    read: ([year = '', month = '', day = '']) => `${year}-${two(month)}-${two(day)}`,
  },
  {
    pattern: /(?<![\d.,/-])(\d{1,2})\s?[.\-/]\s?(\d{1,2})\s?[.\-/]\s?(\d{4})(?!\d|[.\-/]\d)/g,
    read: ([day = '', month = '', year = '']) => `${year}-${two(month)}-${two(day)}`,
  },
  {
    pattern: /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]{3,12})\.?,?\s+(\d{4})(?!\d)/g,
    read: ([day = '', month = '', year = '']) => `${year}-${two(monthOf(month))}-${two(day)}`,
  },
  {
    pattern: /(?<![a-z])([a-z]{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/g,
    read: ([month = '', day = '', year = '']) => `${year}-${two(monthOf(month))}-${two(day)}`,
  },
];

/**
 * The days in a text, in their order: `05.03.2026`, `5-3-2026`, `2026-03-05`, `5 marca 2026`, `5 Mar 2026`, `March 5, 2026`. The day
 * comes before the month; what is no day of the calendar is none. Rule RD5.
 */
export function datesIn(text: string): Found<CalendarDate>[] {
  const folded = foldedLetters(text);
  return shapes
    .flatMap(({ pattern, read }) =>
      [...folded.matchAll(pattern)].flatMap((match) => {
        const [whole, ...parts] = match;
        const value = read(parts);
        if (!isCalendarDate(value)) return [];
        return [{ value, start: match.index, end: match.index + whole.length, isMended: false }];
      }),
    )
    .toSorted((one, other) => one.start - other.start);
}
