import { addMonths, type CalendarDate, type Grosz } from '../shared/index.ts';
import type { Flow } from './effective-rate.ts';
import { nominalRate, type Lease } from './instalment.ts';

/** One instalment: what of it pays the vehicle and what the interest, in whole grosze. */
export interface ScheduledInstalment {
  /** From 1. */
  readonly number: number;
  readonly day: CalendarDate;
  readonly payment: Grosz;
  readonly interest: Grosz;
  readonly capital: Grosz;
  /** What is left to be paid of the vehicle, the buy-out included. */
  readonly remaining: Grosz;
}

/** In advance the first instalment is due on the first day, in arrears a month after it. */
const monthsUntil = (number: number, { due }: Lease) => (due === 'advance' ? number - 1 : number);

/**
 * Returns the instalments of a lease that starts on a day. Interest is that of the nominal rate, rounded half up each
 * month; the last instalment absorbs the rounding differences, and in advance also the interest of the month before the
 * buy-out, so that only the buy-out remains. `null` where no rate yields the instalment. Rule LE6.
 * @throws RangeError as `nominalRate`
 */
export function schedule(
  lease: Lease,
  instalment: Grosz,
  startsOn: CalendarDate,
): readonly ScheduledInstalment[] | null {
  const rate = nominalRate(lease, instalment);
  if (rate === null) return null;
  const { numberOfInstallments: n, buyoutPrice, due } = lease;
  let remaining = lease.price - lease.initialPayment;
  return Array.from({ length: n }, (_, index) => {
    const number = index + 1;
    const accrued = due === 'advance' && number === 1 ? 0 : Math.round((remaining * rate) / 1200);
    const capital = number === n ? remaining - buyoutPrice : instalment - accrued;
    remaining -= capital;
    const day = addMonths(startsOn, monthsUntil(number, lease));
    return { number, day, payment: instalment, interest: instalment - capital, capital, remaining };
  });
}

/**
 * Returns the flows of a lease that starts on a day, for `effectiveRate`: the vehicle received, the initial payment,
 * each instalment, and the buy-out one term after the first day.
 */
export function flowsOf(lease: Lease, instalment: Grosz, startsOn: CalendarDate): readonly Flow[] {
  const { price, initialPayment, buyoutPrice, numberOfInstallments: n } = lease;
  return [
    { day: startsOn, amount: price - initialPayment },
    ...Array.from({ length: n }, (_, index) => ({
      day: addMonths(startsOn, monthsUntil(index + 1, lease)),
      amount: -instalment,
    })),
    { day: addMonths(startsOn, n), amount: -buyoutPrice },
  ];
}
