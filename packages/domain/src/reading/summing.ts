import { percentOfValue } from '../leasing/index.ts';
import { toGrosz } from '../shared/index.ts';
import type { Quoted } from './quoted.ts';
import { prove, type Settled } from './settling.ts';
import type { ReadCount } from './terms.ts';

export interface Payments {
  readonly counts: readonly ReadCount[];
  readonly monthlyAmount: Settled | null;
  readonly initialPayment: Settled | null;
  readonly buyoutPrice: Settled | null;
  readonly vehicleValue: Settled | null;
}

export interface Summed {
  readonly count: ReadCount | null;
  readonly isCountProved: boolean;
  /** Sums are quoted, and none of them is that of the payments. */
  readonly differs: boolean;
}

/** Rounding of each instalment, and a zloty. */
const tolerance = (months: number) => months + 100;

/** The sums that payments of so many instalments may be quoted with: of all, without the buy-out, of the instalments alone. */
function sumsOf({ monthlyAmount, initialPayment, buyoutPrice }: Payments, months: number) {
  const instalments = months * toGrosz(monthlyAmount?.value ?? '0');
  const initial = toGrosz(initialPayment?.value ?? '0');
  const buyout = toGrosz(buyoutPrice?.value ?? '0');
  return [
    { sum: instalments + initial + buyout, parts: [monthlyAmount, initialPayment, buyoutPrice] },
    { sum: instalments + initial, parts: [monthlyAmount, initialPayment] },
    { sum: instalments, parts: [monthlyAmount] },
  ];
}

function agrees(quoted: Quoted, sum: number, months: number, vehicleValue: Settled | null): boolean {
  const net = quoted.net ?? quoted.open;
  if (net !== null && Math.abs(toGrosz(net) - sum) <= tolerance(months)) return true;
  if (quoted.gross !== null && Math.abs(toGrosz(quoted.gross) - sum * 1.23) <= 2 * tolerance(months))
    return true;
  if (quoted.percent === null || !vehicleValue) return false;
  const percent = percentOfValue((sum / 100).toFixed(2), vehicleValue.value);
  return percent !== null && Math.abs(Number(percent) - Number(quoted.percent)) <= 0.02;
}

/** Months of a contract may be one more than its instalments, where the initial payment is the first of them. */
function monthsOf({ value, isTerm }: ReadCount): number[] {
  return isTerm && value > 1 ? [value, value - 1] : [value];
}

/**
 * The number of instalments, proved or contradicted by the sums the document quotes: the sum of payments, that without the
 * buy-out, or that of the instalments. Months that make the sum with one instalment less are one less. Rule RD14.
 */
export function summed(payments: Payments, sums: readonly Quoted[]): Summed {
  const [first = null] = payments.counts;
  const { monthlyAmount } = payments;
  if (!first || !monthlyAmount || sums.length === 0)
    return { count: first, isCountProved: false, differs: false };
  for (const count of payments.counts) {
    for (const months of monthsOf(count)) {
      for (const { sum, parts } of sumsOf(payments, months)) {
        const proof = sums.find((quoted) => agrees(quoted, sum, months, payments.vehicleValue));
        if (!proof) continue;
        for (const part of parts) if (part) prove(part);
        return { count: { ...count, value: months, doubts: [] }, isCountProved: true, differs: false };
      }
    }
  }
  return { count: first, isCountProved: false, differs: true };
}
