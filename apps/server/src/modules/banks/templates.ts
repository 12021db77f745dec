import type { Data, ReceivedFile } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { templateFileName, templateName, type DocumentTemplatePatch } from '@szansa/domain/bank';
import { v7 as uuidv7 } from 'uuid';

import {
  changeRecord,
  notFound,
  refuseStaleRemoval,
  renameFile,
  storeFile,
  verb,
  type StaffContext,
  type StaffReading,
  type StaffWork,
} from '#platform';
import { bankRecords } from './records.ts';
import {
  dropTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  type TemplateRow,
} from './template-queries.ts';

type DocumentTemplate = Data<Endpoints['documentTemplates']['listOfBank']>[number];

function described({ actor }: StaffReading, row: TemplateRow): DocumentTemplate {
  return { ...row, createdAt: row.createdAt.toISOString(), can: { edit: actor.can('bank.edit') } };
}

/** Templates of a bank, by name. @throws 404 */
export async function templatesOf(reading: StaffReading, bankId: string): Promise<DocumentTemplate[]> {
  await bankRecords.readable(reading, bankId);
  const rows = await listTemplates(reading.db, bankId);
  return rows.map((row) => described(reading, row));
}

/** @throws 404 */
async function templateById(reading: StaffReading, id: string): Promise<DocumentTemplate> {
  const row = await findTemplate(reading.db, id);
  if (!row) throw notFound();
  return described(reading, row);
}

/** Locks a template and returns it. @throws 404 */
async function lockedTemplate({ db }: StaffWork, id: string): Promise<TemplateRow> {
  const row = await findTemplate(db, id, { lock: true });
  if (!row) throw notFound();
  return row;
}

async function addTemplate(work: StaffWork, bankId: string, received: ReceivedFile): Promise<string> {
  const id = uuidv7();
  const file = await storeFile(work, received);
  const name = templateName(file.name);
  await insertTemplate(work.db, { id, bankId, fileId: file.id, name, createdBy: work.actor.userId });
  await work.audit({
    entity: 'document_template',
    entityId: id,
    action: 'create',
    version: 1,
    after: { bankId, name },
  });
  return id;
}

/** Adds uploaded files to the templates of a bank. @throws 404 */
export function uploadTemplates(
  context: StaffContext,
  bankId: string,
  files: readonly ReceivedFile[],
): Promise<DocumentTemplate[]> {
  return verb(context, async (work) => {
    await bankRecords.locked(work, bankId);
    const added: DocumentTemplate[] = [];
    for (const received of files) {
      added.push(await templateById(work, await addTemplate(work, bankId, received)));
    }
    bankRecords.emit(work, bankId);
    return added;
  });
}

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
        await work.db.updateTable('documentTemplate').set({ name, version }).where('id', '=', id).execute();
        await renameFile(work, file.id, templateFileName(name, file.name));
        bankRecords.emit(work, bankId);
      },
    });
    return templateById(work, id);
  });
}

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
