/** Moments and time zones at which tests have to pass as well as here and now. */
interface Moment {
  readonly name: string;
  /** ISO 8601 with an offset. */
  readonly at: string;
  /** The machine's time zone. */
  readonly zone: string;
}

const day = 86_400_000;

export const moments: readonly Moment[] = [
  { name: 'tomorrow', at: new Date(Date.now() + day).toISOString(), zone: 'UTC' },
  { name: 'the end of a year', at: '2026-12-31T23:58:00+01:00', zone: 'America/New_York' },
  // an hour that Warsaw's clocks leave out
  { name: 'the change to summer time', at: '2027-03-28T02:30:00+01:00', zone: 'Europe/Warsaw' },
  { name: 'a leap day', at: '2028-02-29T12:00:00+01:00', zone: 'Asia/Tokyo' },
];

/** The moment of an ordinary run: each in turn, a day each, so that a run is the same all day. */
export function momentOfToday(): Moment {
  const moment = moments[Math.floor(Date.now() / day) % moments.length];
  if (!moment) throw new RangeError('no moments');
  return moment;
}

/** The environment of a process that runs at a moment. */
export function environmentAt({ at, zone }: Moment): Record<string, string> {
  return { MOMENT: at, TZ: zone };
}

/**
 * Moves the clock of this page or process to a moment, from where it goes on. It is also sent to browsers as text,
 * so it uses nothing outside itself.
 */
export function moveClock(moment: string): void {
  const RealDate = globalThis.Date;
  const ahead = RealDate.parse(moment) - RealDate.now();
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, created) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, created) as Date,
    get: (target, key, receiver): unknown => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
