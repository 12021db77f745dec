import { instalmentAt, rateBounds, type Lease } from '../leasing/index.ts';
import { toAmount, type Grosz } from '../shared/index.ts';

/** By how many percentage points a variable rate is thought to move. */
export const ratePoints = [-1, -0.5, 0, 0.5, 1, 2, 3] as const;

/** What a lease costs when its rate moves: net amounts. */
export interface RateStep {
  /** Percentage points. */
  readonly points: (typeof ratePoints)[number];
  readonly monthlyAmount: string;
  readonly sumOfPayments: string;
}

/**
 * What a lease costs at its rate, and at lower and higher ones for its whole term. `rate` is nominal, in percent a year,
 * `included` what the quoted instalment contains beside. `null` where one of them is beyond what leases are counted at. Rule CO7.
 */
export function rateStrip(lease: Lease, rate: number, included: Grosz): readonly RateStep[] | null {
  const isBeyond = rate + ratePoints[0] < rateBounds.lowest || rate + 3 > rateBounds.highest;
  if (isBeyond) return null;
  return ratePoints.map((points) => {
    const instalment = instalmentAt(lease, rate + points) + included;
    const sum = instalment * lease.numberOfInstallments + lease.initialPayment + lease.buyoutPrice;
    return { points, monthlyAmount: toAmount(instalment), sumOfPayments: toAmount(sum) };
  });
}
