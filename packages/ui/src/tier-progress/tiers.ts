export interface Tier {
  /** The value from which the tier applies. */
  from: number;
  label: string;
}

export interface TierPosition {
  /** The tier reached; undefined below the first. */
  current: Tier | undefined;
  /** The tier after it; undefined at the top. */
  next: Tier | undefined;
  /** What is missing to the next tier; 0 at the top. */
  missing: number;
  /** Where each tier starts on the bar, 0–1; tiers have equal widths, independent of their amounts. */
  steps: { tier: Tier; at: number; reached: boolean }[];
  /** How far the bar is filled, 0–1. */
  filled: number;
}

/** Returns the place of a value among tiers, which may be in any order. A negative value counts as zero. */
export function positionOf(value: number, tiers: readonly Tier[]): TierPosition {
  const rising = tiers.toSorted((a, b) => a.from - b.from);
  const top = rising.at(-1);
  const reachedCount = rising.filter(({ from }) => value >= from).length;
  const current = rising[reachedCount - 1];
  const next = rising[reachedCount];
  const startsAtZero = (rising[0]?.from ?? 0) <= 0;
  const offset = startsAtZero ? 0 : 1;
  const rooms = Math.max(1, rising.length - 1 + offset);
  const low = current?.from ?? 0;
  const within = next && next.from > low ? Math.max(0, value - low) / (next.from - low) : 0;
  const passed = Math.max(0, reachedCount - 1 + offset);
  return {
    current,
    next,
    missing: next ? next.from - value : 0,
    steps: rising.map((tier, place) => ({
      tier,
      at: (place + offset) / rooms,
      reached: value >= tier.from,
    })),
    filled: top && value >= top.from ? 1 : Math.min(1, (passed + within) / rooms),
  };
}
