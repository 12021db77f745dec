import { toAmount, toGrosz, toTenThousandths, type Grosz } from '../shared/index.ts';

/** When instalments are due: at the end of each month (z dołu) or at its start (z góry). */
export const instalmentDues = ['arrears', 'advance'] as const;
export type InstalmentDue = (typeof instalmentDues)[number];

/** What an instalment is counted from, in whole grosze, net. */
export interface Lease {
  readonly price: Grosz;
  readonly initialPayment: Grosz;
  readonly buyoutPrice: Grosz;
  /** Months, one instalment each. */
  readonly numberOfInstallments: number;
  readonly due: InstalmentDue;
}

/** The longest lease that is counted with, in months. */
export const longestTerm = 120;

/** A yearly rate in percent, also a negative one, from which a lease can be counted. */
export const rateBounds = { lowest: -90, highest: 1000 } as const;

function refuseUnless(isRight: boolean, what: string): void {
  if (!isRight) throw new RangeError(what);
}

/**
 * Refuses what no instalment can be counted from.
 * @throws RangeError that names what is wrong
 */
export function checkLease(lease: Lease): void {
  for (const name of ['price', 'initialPayment', 'buyoutPrice'] as const) {
    refuseUnless(
      Number.isSafeInteger(lease[name]) && lease[name] >= 0,
      `${name} is no amount in grosz: ${lease[name]}`,
    );
  }
  const { numberOfInstallments: n } = lease;
  refuseUnless(
    Number.isInteger(n) && n >= 1 && n <= longestTerm,
    `not a number of instalments from 1 to ${longestTerm}: ${n}`,
  );
  refuseUnless(lease.initialPayment < lease.price, 'the initial payment leaves nothing to be financed');
}

/** What is paid a month, unrounded, at a rate a month of `monthly` (0.01 for one percent). */
function annuity(
  { price, initialPayment, buyoutPrice, numberOfInstallments: n, due }: Lease,
  monthly: number,
) {
  const present = price - initialPayment;
  if (monthly === 0) return (present - buyoutPrice) / n;
  // by way of logarithms, so that rates near nothing lose no digits
  const growth = n * Math.log1p(monthly);
  const arrears = ((present - buyoutPrice * Math.exp(-growth)) * monthly) / -Math.expm1(-growth);
  return due === 'advance' ? arrears / (1 + monthly) : arrears;
}

const aMonth = (yearlyRate: number) => yearlyRate / 100 / 12;

/**
 * The monthly instalment of an annuity with a residual value, in grosz, rounded half up; `yearlyRate` is nominal, in
 * percent (7.5), and may be negative. With the buy-out above what is financed it may be negative. Rule OF6.
 * @throws RangeError for a lease that `checkLease` refuses, or a rate outside of −90 to 1000
 */
export function instalmentAt(lease: Lease, yearlyRate: number): Grosz {
  checkLease(lease);
  const { lowest, highest } = rateBounds;
  refuseUnless(yearlyRate >= lowest && yearlyRate <= highest, `not a yearly rate in percent: ${yearlyRate}`);
  // `+ 0` makes −0 nothing
  return Math.round(annuity(lease, aMonth(yearlyRate))) + 0;
}

/** Number of halvings of an interval, enough to reach the precision of floating point. */
const halvings = 100;

/** Where a function that never falls reaches nothing; `null` where it does not between the bounds. */
export function rootOf(rising: (at: number) => number, low: number, high: number): number | null {
  if (rising(low) > 0 || rising(high) < 0) return null;
  let [from, to] = [low, high];
  for (let step = 0; step < halvings; step += 1) {
    const middle = (from + to) / 2;
    if (rising(middle) < 0) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/**
 * The nominal yearly rate in percent that makes an instalment in grosz, unrounded; `null` where no rate from −90 to 1000
 * makes it. `instalmentAt` makes the same instalment of it. Rule LE4.
 * @throws RangeError for a lease that `checkLease` refuses, or an instalment that is no amount
 */
export function nominalRate(lease: Lease, instalment: Grosz): number | null {
  checkLease(lease);
  refuseUnless(Number.isSafeInteger(instalment), `the instalment is no amount in grosz: ${instalment}`);
  const { lowest, highest } = rateBounds;
  return rootOf((rate) => annuity(lease, aMonth(rate)) - instalment, lowest, highest);
}

/** Terms of a lease the instalment helper counts from: net amounts, a nominal yearly rate in percent. */
export interface LeaseTerms {
  readonly price: string;
  readonly initialPayment: string;
  readonly buyoutPrice: string;
  readonly numberOfInstallments: number;
  readonly yearlyRate: string;
  readonly due: InstalmentDue;
}

/**
 * Returns a proposal for the monthly instalment: an annuity with a residual value (rule OF6).
 * `null` where the terms yield none. The bank's quoted instalment is what is stored; this only helps to check it.
 * @throws RangeError for text that is not an amount or a percentage
 */
export function proposeInstalment({ yearlyRate, ...terms }: LeaseTerms): string | null {
  const lease = {
    ...terms,
    price: toGrosz(terms.price),
    initialPayment: toGrosz(terms.initialPayment),
    buyoutPrice: toGrosz(terms.buyoutPrice),
  };
  const { numberOfInstallments: n } = lease;
  if (n < 1 || lease.price - lease.initialPayment <= lease.buyoutPrice) return null;
  refuseUnless(/^\d{1,3}(\.\d{1,4})?$/.test(yearlyRate), `not a percentage: ${yearlyRate}`);
  return toAmount(instalmentAt(lease, toTenThousandths(yearlyRate) / 10_000));
}
