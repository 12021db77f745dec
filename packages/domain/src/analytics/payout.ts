import { tierReached, type CommissionTier } from '../agency/index.ts';
import { percentOf, toGrosz, type Grosz } from '../shared/index.ts';

/** The payout of a month's commission. */
export interface TierPosition {
  /** What the month adds up to, in grosz. */
  readonly commission: Grosz;
  /** Percent of the tier it reaches, of all of it. */
  readonly percent: string;
  /** The tier after it, and what is missing to it; null at the top. */
  readonly next: { readonly from: Grosz; readonly percent: string; readonly missing: Grosz } | null;
  readonly payout: Grosz;
}

/** Returns the place of a month's commission among the tiers; the tier reached applies to all of it (rule AN3). */
export function tierAt(commission: Grosz, tiers: readonly CommissionTier[]): TierPosition {
  const percent = tierReached(tiers, commission)?.percent ?? '0';
  const next = tiers.find(({ from }) => toGrosz(from) > commission);
  return {
    commission,
    percent,
    next: next
      ? { from: toGrosz(next.from), percent: next.percent, missing: toGrosz(next.from) - commission }
      : null,
    payout: percentOf(commission, percent),
  };
}

/**
 * Returns the month's place among the tiers with these commissions added, and their effect on the payout (rule AN4).
 */
export function tierWith(
  commission: Grosz,
  more: readonly Grosz[],
  tiers: readonly CommissionTier[],
): TierPosition & { readonly gain: Grosz } {
  const before = tierAt(commission, tiers);
  const after = tierAt(
    more.reduce((sum, one) => sum + one, commission),
    tiers,
  );
  return { ...after, gain: after.payout - before.payout };
}
