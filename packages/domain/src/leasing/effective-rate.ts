import { isCalendarDate, type CalendarDate, type Grosz } from '../shared/index.ts';
import { rootOf } from './instalment.ts';

/** Money that changes hands on a day: received above nothing, paid below it. */
export interface Flow {
  readonly day: CalendarDate;
  readonly amount: Grosz;
}

const dayLength = 24 * 60 * 60 * 1000;

/** Days that are a year of the annual rate, as in the directive on consumer credit. */
const yearLength = 365;

function dayNumber(day: CalendarDate): number {
  if (!isCalendarDate(day)) throw new RangeError(`not a day: ${day}`);
  return Date.parse(`${day}T00:00:00Z`) / dayLength;
}

/**
 * Returns the effective annual rate of dated flows in percent, unrounded: the rate at which the payments equal the
 * value received, by days of a 365-day year, as the directive on consumer credit (2008/48/EC, annex I) defines it.
 * `null` where no rate from −99 to 10,000 does so, or where nothing is received first and paid for afterwards. Rule
 * LE5.
 * @throws RangeError without flows, for a day that does not exist or an amount that is not in whole grosze
 */
export function effectiveRate(flows: readonly Flow[]): number | null {
  const [first] = flows;
  if (!first) throw new RangeError('no flows');
  const firstDay = dayNumber(first.day);
  const byTime = new Map<number, number>();
  for (const { day, amount } of flows) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in grosz: ${amount}`);
    const time = dayNumber(day) - firstDay;
    byTime.set(time, (byTime.get(time) ?? 0) + amount);
  }
  const following = [...byTime].filter(([time]) => time !== 0);
  const isLease =
    (byTime.get(0) ?? 0) > 0 &&
    following.every(([time, amount]) => time > 0 && amount <= 0) &&
    following.some(([, amount]) => amount < 0);
  if (!isLease) return null;
  const worth = (percent: number) => {
    const growth = 1 + percent / 100;
    return [...byTime].reduce((sum, [time, amount]) => sum + amount * growth ** (-time / yearLength), 0);
  };
  return rootOf(worth, -99, 10_000);
}
