import type { DealState } from '@szansa/domain/analytics';
import { sumOfAmounts, warsawDay } from '@szansa/domain/shared';

import type { Actor, Db } from '#platform';
import type { TallyBy } from './fact-queries.ts';
import type { AnalyticsFilters } from './filter-queries.ts';
import { amongFiltered } from './slices.ts';
import { tallyOf, type TallyRow } from './tally-queries.ts';

/** Removes from counts the rows that an actor may not see who cannot read offers or timelines. */
function readableOf(actor: Actor, rows: readonly TallyRow[]): readonly TallyRow[] {
  const readsOffers = actor.can('offer.get');
  const hidden = new Set<TallyBy>([
    ...(actor.can('timeline_event.get') ? [] : (['stay', 'decision'] as const)),
    ...(readsOffers ? [] : (['bank', 'decision'] as const)),
  ]);
  const seen = rows.filter(({ by }) => !hidden.has(by));
  return readsOffers ? seen : seen.map((row) => ({ ...row, commisionAmount: null }));
}

/** Counts of the opportunities that filters let through, by each of these, as far as the actor may know them. */
export async function tallyFor(
  db: Db,
  actor: Actor,
  filters: AnalyticsFilters,
  by: readonly TallyBy[],
): Promise<readonly TallyRow[]> {
  const among = amongFiltered(filters, warsawDay(new Date()));
  return readableOf(actor, await tallyOf(db, among, by));
}

/** How many there are in these states. */
export const countOf = (rows: readonly TallyRow[], ...states: readonly DealState[]) =>
  rows.reduce((sum, { state, count }) => sum + (states.includes(state) ? count : 0), 0);

/** What they are worth. */
export const amountOf = (
  rows: readonly TallyRow[],
  amount: 'vehicleValue' | 'commisionAmount',
  ...states: readonly DealState[]
) => sumOfAmounts(rows.filter(({ state }) => states.includes(state)).map((row) => row[amount]));

/** Rows of one kind by their keys. */
export function byKey(rows: readonly TallyRow[], by: TallyBy): Map<string | null, readonly TallyRow[]> {
  const found = new Map<string | null, TallyRow[]>();
  for (const row of rows.filter((one) => one.by === by)) {
    const same = found.get(row.key);
    if (same) same.push(row);
    else found.set(row.key, [row]);
  }
  return found;
}
