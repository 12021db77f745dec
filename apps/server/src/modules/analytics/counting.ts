import type { DealState } from '@szansa/domain/analytics';
import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sumOfAmounts } from '@szansa/domain/shared';

import type { Actor, Db } from '#platform';
import { countedOf, matchingAnalytics, type AnalyticsFilters } from './filter-queries.ts';
import { tallyUnder, wholeTally, type TallyBy, type TallyRow } from './tally-queries.ts';

/** Nothing but the scope narrows them: what is kept of all opportunities answers. */
function wholeScope({ scope, ownedBy, isNarrowed }: AnalyticsFilters): 'all' | 'assigned' | null {
  if (isNarrowed || ownedBy !== undefined) return null;
  return scope === 'all' || scope === 'assigned' ? scope : null;
}

/** What somebody who reads neither offers nor timelines is not told of a count. */
function readableOf(actor: Actor, rows: readonly TallyRow[]): readonly TallyRow[] {
  const readsOffers = actor.can('offer.get');
  const hidden = new Set<TallyBy>([
    ...(actor.can('timeline_event.get') ? [] : (['stay', 'decision'] as const)),
    ...(readsOffers ? [] : (['bank', 'decision'] as const)),
  ]);
  const seen = rows.filter(({ by }) => !hidden.has(by));
  return readsOffers ? seen : seen.map((row) => ({ ...row, commisionAmount: null }));
}

/** Counts of the opportunities that filters let through, as far as the actor may know them. */
export async function tallyFor(
  db: Db,
  actor: Actor,
  filters: AnalyticsFilters,
): Promise<readonly TallyRow[]> {
  const whole = wholeScope(filters);
  const rows = whole ? wholeTally(db, whole) : tallyUnder(db, matchingAnalytics(filters));
  return readableOf(actor, await rows);
}

/** Counts of all opportunities in a scope, as far as the actor may know them. */
export async function tallyInScope(
  db: Db,
  actor: Actor,
  scope: OpportunityScope,
): Promise<readonly TallyRow[]> {
  const rows =
    scope === 'all' || scope === 'assigned' ? wholeTally(db, scope) : tallyUnder(db, countedOf({ scope }));
  return readableOf(actor, await rows);
}

/** How many there are in these states. */
export const countOf = (rows: readonly TallyRow[], ...states: readonly DealState[]) =>
  rows.reduce((sum, { state, count }) => sum + (state !== null && states.includes(state) ? count : 0), 0);

/** What they are worth. */
export const amountOf = (
  rows: readonly TallyRow[],
  amount: 'vehicleValue' | 'commisionAmount',
  ...states: readonly DealState[]
) =>
  sumOfAmounts(
    rows.filter(({ state }) => state !== null && states.includes(state)).map((row) => row[amount]),
  );

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
