/** Zones as Windows names them that mails come from most, for calendars that only name theirs (CLDR, windowsZones). */
const windowsZones: Readonly<Record<string, string>> = {
  'central european standard time': 'Europe/Warsaw',
  'central europe standard time': 'Europe/Budapest',
  'w. europe standard time': 'Europe/Berlin',
  'romance standard time': 'Europe/Paris',
  'gmt standard time': 'Europe/London',
  'greenwich standard time': 'Atlantic/Reykjavik',
  'fle standard time': 'Europe/Kyiv',
  'e. europe standard time': 'Europe/Chisinau',
  'gtb standard time': 'Europe/Bucharest',
  'russian standard time': 'Europe/Moscow',
  'belarus standard time': 'Europe/Minsk',
  'turkey standard time': 'Europe/Istanbul',
  'eastern standard time': 'America/New_York',
  'pacific standard time': 'America/Los_Angeles',
  'china standard time': 'Asia/Shanghai',
  'india standard time': 'Asia/Kolkata',
  utc: 'Etc/UTC',
};

/** A time without a zone is the agency's. */
const agencyZone = 'Europe/Warsaw';

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone, ...parts, ...clock });
  } catch {
    return null;
  }
}

/** What a clock of the zone shows, as milliseconds of UTC. */
function shownAt(format: Intl.DateTimeFormat, instant: number): number {
  const shown = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => shown.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The instant at which a clock of the zone shows a time, `YYYY-MM-DDTHH:MM:SS`; an unknown zone is the agency's. */
export function instantOf(time: string, zone: string | null): Date {
  const named = zone === null ? agencyZone : (windowsZones[zone.toLowerCase()] ?? zone);
  const format = formatOf(named) ?? formatOf(agencyZone);
  const target = Date.parse(`${time}Z`);
  if (format === null || Number.isNaN(target)) return new Date(target);
  const first = target - (shownAt(format, target) - target);
  // on the days clocks are changed the difference is another one
  return new Date(first - (shownAt(format, first) - target));
}
