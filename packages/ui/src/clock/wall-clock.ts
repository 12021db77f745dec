/** A day as `YYYY-MM-DD` and a time of it as `HH:MM`. */
export interface WallClock {
  readonly date: string;
  readonly time: string;
}

/** Formats are expensive to create: there is one for each zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(timeZone, known);
  return known;
}

/**
 * What a clock of the zone shows at a moment, to the minute. It is read part by part: the text of a locale is for people,
 * and differs between browsers.
 * @throws RangeError for an invalid moment or an unknown zone.
 */
export function wallClock(moment: Date, timeZone: string): WallClock {
  const shown = formatOf(timeZone).formatToParts(moment);
  const parts = new Map(shown.map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}
