import { tierReached, tiersIn, type TierPeriod } from '../agency/index.ts';
import { percentOf, toGrosz, type Grosz } from '../shared/index.ts';
import type { Month } from './ranges.ts';

/** What an entry brings into the month of its worker. */
export interface EarnedEntry {
  readonly id: string;
  readonly workerId: string;
  readonly monthOfIncome: Month;
  /** Its sum of commissions, in grosz. */
  readonly sum: Grosz;
}

/** What a worker is paid for a month. */
export interface Payout {
  readonly workerId: string;
  readonly month: Month;
  /** How many entries of it there are. */
  readonly count: number;
  /** What their commissions add up to, in grosz. */
  readonly sum: Grosz;
  /** The sum from which the reached tier applies; null for a sum below all tiers. */
  readonly from: Grosz | null;
  /** Percent of that tier, of the whole sum. */
  readonly percent: string;
  readonly payout: Grosz;
}

/** What an entry has of the month: its share of the payout, and what the tier was reached with. */
export interface EntryShare {
  readonly id: string;
  readonly workerCommission: Grosz;
  readonly totalSumOfCommissions: Grosz;
}

export interface PaidOut {
  readonly payouts: readonly Payout[];
  readonly shares: readonly EntryShare[];
}

function byMonthOfWorker(entries: readonly EarnedEntry[]): EarnedEntry[][] {
  const groups = new Map<string, EarnedEntry[]>();
  for (const entry of entries) {
    const key = `${entry.monthOfIncome} ${entry.workerId}`;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()];
}

/** Shares of a payout: what has been paid up to an entry is that percent of what was earned up to it. */
function sharesOf(group: readonly EarnedEntry[], percent: string, sum: Grosz): EntryShare[] {
  let earned = 0;
  let paid = 0;
  return group.map(({ id, sum: own }) => {
    earned += own;
    const share = percentOf(earned, percent) - paid;
    paid += share;
    return { id, workerCommission: share, totalSumOfCommissions: sum };
  });
}

/**
 * Returns what workers are paid: of the tiers valid in a calendar month, the one its sum reaches applies to all of it,
 * rounded half up once. Each entry gets its part of that, in the order given; the parts add up to the payout to the
 * grosz, and each differs by at most one grosz from its percentage. A month with a negative sum pays nothing. Rule RE5.
 */
export function payOut(entries: readonly EarnedEntry[], periods: readonly TierPeriod[]): PaidOut {
  const paid = byMonthOfWorker(entries).map((group) => {
    const sum = group.reduce((all, entry) => all + entry.sum, 0);
    const [first] = group;
    const month = first?.monthOfIncome ?? '';
    const tier = tierReached(tiersIn(periods, month), sum);
    const percent = tier?.percent ?? '0';
    const payout: Payout = {
      workerId: first?.workerId ?? '',
      month,
      count: group.length,
      sum,
      from: tier ? toGrosz(tier.from) : null,
      percent,
      payout: percentOf(sum, percent),
    };
    return { payout, shares: sharesOf(group, percent, sum) };
  });
  return {
    payouts: paid.map(({ payout }) => payout),
    shares: paid.flatMap(({ shares }) => shares),
  };
}
