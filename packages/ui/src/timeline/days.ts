import type { UiLabels } from '../labels/index.ts';

/** Moments are ISO 8601 texts with a zone; days are counted where the agency works. */
const TIME_ZONE = 'Europe/Warsaw';

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of a moment, `YYYY-MM-DD`. */
export function dayOf(moment: string): string {
  return dayFormat.format(new Date(moment));
}

/** `14:05` of a moment. */
export function timeOf(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' }).format(
    new Date(moment),
  );
}

/** `05.03.2026, 14:05` of a moment. */
export function dayAndTimeOf(moment: string, locale: string): string {
  const [year = '', month = '', day = ''] = dayOf(moment).split('-');
  return `${day}.${month}.${year}, ${timeOf(moment, locale)}`;
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
): { day: string; items: Item[] }[] {
  const groups: { day: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = dayOf(item.at);
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
