import { dropFile, type StaffWork } from '#platform';
import { findLogo, updateLogo } from './logo-queries.ts';
import { deleteTemplate, listTemplates, moveTemplates, type TemplateRow } from './template-queries.ts';

/** Removes a template with its file, in the audit log too. */
export async function dropTemplate(work: StaffWork, { id, bankId, name, file }: TemplateRow): Promise<void> {
  await deleteTemplate(work.db, id);
  await dropFile(work, file.id);
  await work.audit({
    entity: 'document_template',
    entityId: id,
    action: 'remove',
    before: { bankId, name },
  });
}

/** Removes the logo and the templates of a bank that goes, with their files. */
export async function dropFilesOfBank(work: StaffWork, bankId: string): Promise<void> {
  for (const template of await listTemplates(work.db, bankId)) await dropTemplate(work, template);
  const logoFileId = await findLogo(work.db, bankId);
  if (logoFileId === null) return;
  await updateLogo(work.db, bankId, { logoFileId: null });
  await dropFile(work, logoFileId);
}

/** Gives the templates of a bank to another one, and the logo if that has none; answers with what moved. */
export async function moveFilesOfBank({ db }: StaffWork, from: string, into: string) {
  const templates = await moveTemplates(db, { from, into });
  const [logoFileId, other] = [await findLogo(db, from), await findLogo(db, into)];
  if (logoFileId === null || other !== null) return { templates };
  await updateLogo(db, from, { logoFileId: null });
  await updateLogo(db, into, { logoFileId });
  return { templates, logoFileId };
}
