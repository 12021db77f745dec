import { templateFileName, type DocumentTemplatePatch } from '@szansa/domain/bank';

import { changeRecord, renameFile, verb, type StaffContext } from '#platform';
import { bankRecords } from '../records.ts';
import { renameTemplate } from '../template-queries.ts';
import { lockedTemplate, templateById, type DocumentTemplate } from '../templates.ts';

/** Renames a template, and its file with it. @throws 404, 409 `stale_version` */
export function changeTemplate(
  context: StaffContext,
  id: string,
  { version: readVersion, changes }: { readonly version: number; readonly changes: DocumentTemplatePatch },
): Promise<DocumentTemplate> {
  return verb(context, async (work) => {
    await changeRecord(work, {
      entity: 'document_template',
      entityId: id,
      action: 'edit',
      lock: () => lockedTemplate(work, id),
      fields: ({ name }) => ({ name }),
      readVersion,
      patch: changes,
      save: async ({ row: { bankId, file }, after: { name }, version }) => {
        await renameTemplate(work.db, id, name, version);
        await renameFile(work, file.id, templateFileName(name, file.name));
        bankRecords.emit(work, bankId);
      },
    });
    return templateById(work, id);
  });
}
