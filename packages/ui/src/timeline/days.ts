import { currentTime, wallClock } from '../clock/index.ts';
import type { UiLabels } from '../labels/index.ts';

/** The day of a moment, ISO 8601 with a zone, where the clock shows the time of `timeZone`: `YYYY-MM-DD`. */
export function dayOf(moment: string, timeZone: string): string {
  return wallClock(new Date(moment), timeZone).date;
}

/** The day it is now in a zone. */
export function currentDay(timeZone: string): string {
  return wallClock(currentTime(), timeZone).date;
}

const timeFormats = new Map<string, Intl.DateTimeFormat>();

function timeFormatOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const known =
    timeFormats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  timeFormats.set(key, known);
  return known;
}

/** `14:05` of a moment. */
export function timeOf(moment: string, locale: string, timeZone: string): string {
  return timeFormatOf(locale, timeZone).format(new Date(moment));
}

/** `05.03.2026, 14:05` of a moment. */
export function dayAndTimeOf(moment: string, locale: string, timeZone: string): string {
  const [year = '', month = '', day = ''] = dayOf(moment, timeZone).split('-');
  return `${day}.${month}.${year}, ${timeOf(moment, locale, timeZone)}`;
}

type DayWords = Pick<UiLabels, 'locale' | 'today' | 'yesterday'>;

/** Heading of a day: today, yesterday, or `czwartek, 5 marca 2026`. Both days are `YYYY-MM-DD`. */
export function dayHeading(day: string, today: string, words: DayWords): string {
  if (day === today) return words.today;
  if (day === dayBefore(today)) return words.yesterday;
  return new Intl.DateTimeFormat(words.locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Puts neighbours of the same day together, in the order given. */
export function groupByDay<Item extends { at: string }>(
  items: readonly Item[],
  timeZone: string,
): { day: string; items: Item[] }[] {
  const groups: { day: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = dayOf(item.at, timeZone);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
