import {
  changedComparison,
  comparisonFields,
  comparisonPatch,
  type ComparisonPatch,
} from '@szansa/domain/bank-comparison';

import { changeRecord, verb, type StaffContext } from '#platform';
import { writableComparison } from '../access.ts';
import { emitComparison, comparisonById, type ComparisonAnswer } from '../answers.ts';
import { refuseForeignOffers, refuseOtherKind } from '../foreign-offers.ts';
import { updateComparison } from '../queries.ts';

/**
 * Changes fields of a comparison.
 * @throws as `writableComparison`, 409 `stale_version`, 422 for offers of another opportunity, and for fields of the
 * other kind
 */
export function changeComparison(
  context: StaffContext,
  id: string,
  { version, changes }: { readonly version: number; readonly changes: ComparisonPatch },
): Promise<ComparisonAnswer> {
  return verb(context, async (work) => {
    await changeRecord(work, {
      entity: 'bank_comparison_pdf',
      entityId: id,
      action: 'edit',
      lock: () => writableComparison(work, id),
      fields: comparisonFields,
      readVersion: version,
      schema: comparisonPatch,
      patch: (before) =>
        changes.quotes ? { ...changes, quotes: changedComparison(before, changes).quotes } : changes,
      merge: async (before, row) => {
        refuseOtherKind(before.kind, changes);
        const after = changedComparison(before, changes);
        if (changes.quotes) await refuseForeignOffers(work, row.customerFileId, after, row.quotes);
        return after;
      },
      save: ({ after, version: next }) => updateComparison(work.db, id, after, next),
      emit: () => emitComparison(work, id),
    });
    return comparisonById(work, id);
  });
}
