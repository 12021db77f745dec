import type { Language } from '../account/index.ts';
import { warsawClock, warsawDay, type CalendarDate } from '../shared/index.ts';

const locales: Readonly<Record<Language, string>> = { pl: 'pl-PL', en: 'en-GB' };

function decimals(language: Language, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  });
}

const amounts = { pl: decimals('pl', 2), en: decimals('en', 2) };
const wholeAmounts = { pl: decimals('pl', 0), en: decimals('en', 0) };

/** `"1234.50"` as `1 234,50 zł` (Polish) or `1,234.50 zł` (English). */
export function formatMoney(amount: string, language: Language): string {
  return `${amounts[language].format(Number(amount))}\u00a0zł`;
}

/** The same without grosze, for tiles and column sums. */
export function formatWholeMoney(amount: string, language: Language): string {
  return `${wholeAmounts[language].format(Number(amount))}\u00a0zł`;
}

const numbers = {
  pl: new Intl.NumberFormat(locales.pl, { useGrouping: 'min2', maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat(locales.en, { useGrouping: 'min2', maximumFractionDigits: 2 }),
};

/** A number inside a sentence: a year as `1900`, a limit as `10 000` (Polish) or `10,000` (English). */
export function formatNumber(value: number, language: Language): string {
  return numbers[language].format(value);
}

/** `"7.5"` as `7,5%`. */
export function formatPercent(percent: string, language: Language): string {
  return `${new Intl.NumberFormat(locales[language], { maximumFractionDigits: 4 }).format(Number(percent))}%`;
}

/** `2026-03-05` as `05.03.2026` (Polish) or `05/03/2026` (English). */
export function formatDate(date: CalendarDate, language: Language): string {
  const [year, month, day] = date.split('-');
  return [day, month, year].join(language === 'pl' ? '.' : '/');
}

const months = {
  pl: new Intl.DateTimeFormat(locales.pl, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(locales.en, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** `2026-03` as `marzec 2026` (Polish) or `March 2026` (English). */
export function formatMonth(month: string, language: Language): string {
  return months[language].format(new Date(`${month}-01T00:00:00Z`));
}

/** An ISO instant as the day and minute it is in Warsaw: `05.03.2026, 09:07`. */
export function formatInstant(instant: string, language: Language): string {
  const { day, time } = warsawClock(new Date(instant));
  return `${formatDate(day, language)}, ${time}`;
}

/** The same without the day where it is the day of `now`: `09:07`. */
export function formatRecent(instant: string, now: Date, language: Language): string {
  const { day, time } = warsawClock(new Date(instant));
  return day === warsawDay(now) ? time : formatInstant(instant, language);
}
