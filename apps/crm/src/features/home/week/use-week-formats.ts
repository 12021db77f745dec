import type { Language } from '@szansa/domain/account';
import type { CalendarDate } from '@szansa/domain/shared';

import { useFormats } from '#kit/texts/use-formats.ts';

const locales: Readonly<Record<Language, string>> = { pl: 'pl-PL', en: 'en-GB' };

const midnight = (day: CalendarDate) => new Date(`${day}T00:00:00Z`);

function formatsOf(language: Language) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
  const [short, name, long] = [
    format({ weekday: 'short' }),
    format({ weekday: 'long', day: 'numeric', month: 'long' }),
    format({ day: 'numeric', month: 'long', year: 'numeric' }),
  ];
  return {
    /** `pt.` */
    weekday: (day: CalendarDate) => short.format(midnight(day)),
    /** `piątek, 20 listopada` */
    dayName: (day: CalendarDate) => name.format(midnight(day)),
    /** `16–22 listopada 2026` */
    days: (from: CalendarDate, to: CalendarDate) => long.formatRange(midnight(from), midnight(to)),
  };
}

const formats = { pl: formatsOf('pl'), en: formatsOf('en') };

/** Returns formats of days in the current language. */
export function useWeekFormats() {
  return formats[useFormats().language];
}
