import type { ComparisonInput, TakenQuote } from '@szansa/domain/bank-comparison';

import { invalid, type StaffWork } from '#platform';
import { offersAmong } from './queries.ts';

/**
 * Refuses quotes taken from offers of other opportunities. An offer that was named before may be gone by now.
 * @throws 422
 */
export async function refuseForeignOffers(
  work: StaffWork,
  customerFileId: string,
  quotes: ComparisonInput['quotes'],
  before: readonly TakenQuote[] = [],
): Promise<void> {
  const known = new Set(before.map(({ offerId }) => offerId));
  const named = quotes.flatMap(({ offerId }, index) =>
    offerId && !known.has(offerId) ? [{ offerId, index }] : [],
  );
  const ids = named.map(({ offerId }) => offerId);
  const own = new Set(await offersAmong(work.db, customerFileId, ids));
  const foreign = named.filter(({ offerId }) => !own.has(offerId));
  if (foreign.length === 0) return;
  throw invalid(
    ...foreign.map(({ index }) => ({ path: `quotes.${index}.offerId`, code: 'value_not_allowed' as const })),
  );
}
