import {
  comparisonKindOf,
  quoteProblems,
  type ComparisonFields,
  type ComparisonPatch,
  type CopiedQuote,
} from '@szansa/domain/bank-comparison';

import { invalid, type StaffWork } from '#platform';
import { offersAmong } from './queries.ts';

/**
 * Rejects quotes that refer to offers of other opportunities, or of the other kind. An offer that was referred to
 * before may have been deleted meanwhile.
 * @throws 422
 */
export async function refuseForeignOffers(
  work: StaffWork,
  customerFileId: string,
  { kind, quotes }: Pick<ComparisonFields, 'kind' | 'quotes'>,
  before: readonly CopiedQuote[] = [],
): Promise<void> {
  const known = new Set(before.map(({ offerId }) => offerId));
  const named = quotes.flatMap(({ offerId }, index) =>
    offerId !== null && !known.has(offerId) ? [{ offerId, index }] : [],
  );
  const ids = named.map(({ offerId }) => offerId);
  const kinds = new Map(
    (await offersAmong(work.db, customerFileId, ids)).map(
      ({ id, offerType }) => [id, comparisonKindOf(offerType)] as const,
    ),
  );
  const refused = named.flatMap(({ offerId, index }) => {
    const found = kinds.get(offerId);
    if (found === kind) return [];
    const code = found === undefined ? ('value_not_allowed' as const) : ('kinds_mixed' as const);
    return [{ path: `quotes.${index}.offerId`, code }];
  });
  if (refused.length > 0) throw invalid(...refused);
}

/** Rejects fields that a comparison of its kind does not have. @throws 422 */
export function refuseOtherKind(kind: ComparisonFields['kind'], changes: ComparisonPatch): void {
  const problems = quoteProblems(kind, changes);
  if (problems.length > 0) {
    throw invalid(...problems.map(({ path, code }) => ({ path: path.join('.'), code })));
  }
}
