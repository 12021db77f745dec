import { noticePatch } from '@szansa/domain/company-notice';

import { dropFile, refuseStaleRemoval, verb, type StaffContext } from '#platform';
import { emitNotice, lockedDraft } from '../access.ts';
import { listFiles } from '../file-queries.ts';
import { deleteNotice } from '../queries.ts';
import { fieldsOf } from './change.ts';

/** Removes a draft with its files. @throws 404, 409 `wrong_state` or `stale_version` */
export function removeNotice(
  context: StaffContext,
  id: string,
  { version: readVersion }: { readonly version: number },
): Promise<null> {
  return verb(context, async (work) => {
    const row = await lockedDraft(work, id);
    const before = fieldsOf(row);
    await refuseStaleRemoval(work, {
      entity: 'company_notice',
      entityId: id,
      readVersion,
      currentVersion: row.version,
      current: before,
      schema: noticePatch,
    });
    const files = await listFiles(work.db, id);
    await deleteNotice(work.db, id);
    for (const { file } of files) await dropFile(work, file.id);
    await work.audit({ entity: 'company_notice', entityId: id, action: 'remove', before });
    emitNotice(work, id);
    return null;
  });
}
