import { refuseStaleRemoval, verb, type StaffContext } from '#platform';
import { dropTemplate } from '../files.ts';
import { bankRecords } from '../records.ts';
import { lockedTemplate } from '../templates.ts';

/** Removes a template and its file. @throws 404, 409 `stale_version` */
export function removeTemplate(
  context: StaffContext,
  id: string,
  { version: readVersion }: { readonly version: number },
): Promise<void> {
  return verb(context, async (work) => {
    const template = await lockedTemplate(work, id);
    await refuseStaleRemoval(work, {
      entity: 'document_template',
      entityId: id,
      readVersion,
      currentVersion: template.version,
      current: { name: template.name },
    });
    await dropTemplate(work, template);
    bankRecords.emit(work, template.bankId);
  });
}
