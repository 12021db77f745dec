import { comparisonFields, comparisonPatch } from '@szansa/domain/bank-comparison';

import { refuseStaleRemoval, verb, type StaffContext } from '#platform';
import { writableComparison } from '../access.ts';
import { emitComparison } from '../answers.ts';
import { deleteComparison } from '../queries.ts';

/** Removes a comparison; PDFs that were saved or sent stay. @throws as `writableComparison`, 409 `stale_version` */
export function removeComparison(
  context: StaffContext,
  id: string,
  { version: readVersion }: { readonly version: number },
): Promise<null> {
  return verb(context, async (work) => {
    const row = await writableComparison(work, id);
    const fields = comparisonFields(row);
    const subject = { entity: 'bank_comparison_pdf', entityId: id } as const;
    await refuseStaleRemoval(work, {
      ...subject,
      readVersion,
      currentVersion: row.version,
      current: fields,
      schema: comparisonPatch,
    });
    await deleteComparison(work.db, id);
    await work.audit({
      ...subject,
      action: 'remove',
      before: { ...fields, customerFileId: row.customerFileId },
    });
    await work.platform.sessions.refresh(work, { entity: 'bank_comparison_pdf', id });
    emitComparison(work, id);
    return null;
  });
}
