import type { Data, ReceivedFile } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { templateFileName, templateName, type DocumentTemplatePatch } from '@szansa/domain/bank';
import { v7 as uuidv7 } from 'uuid';

import { partnerOffers, scoreboardOf } from '#modules/offers';
import {
  changeRecord,
  notFound,
  printableLogo,
  refuseStaleRemoval,
  renameFile,
  replaceLogo,
  storeFile,
  verb,
  type Module,
  type StaffContext,
  type StaffReading,
  type StaffWork,
} from '#platform';
import { banksDemo } from './demo.ts';
import {
  banksNamed,
  dropTemplate,
  findBankOfFile,
  findTemplate,
  insertTemplate,
  listTemplates,
  updateLogo,
  type TemplateRow,
} from './queries.ts';
import { bankRecords } from './records.ts';

type Bank = Data<Endpoints['banks']['get']>;

/** A bank and the version of it that was read. */
interface ReadBank {
  readonly id: string;
  readonly version: number;
}

function changeLogo(
  context: StaffContext,
  { id, version: readVersion }: ReadBank,
  received: ReceivedFile | null,
): Promise<Bank> {
  return verb(context, async (work) => {
    const bank = await bankRecords.locked(work, id);
    const change = {
      entity: 'bank',
      entityId: id,
      action: 'edit',
      version: bankRecords.versionOf(bank),
      readVersion,
      logo: bank.logo,
      save: (logoFileId: string | null, next: number) =>
        updateLogo(work.db, id, { logoFileId, version: next }),
      emit: () => bankRecords.emit(work, id),
    } as const;
    await replaceLogo(work, change, received);
    return bankRecords.answer(work, id);
  });
}

/** Puts a logo of a bank in the place of the one before. @throws 404, 409 `stale_version`, 415 `file_type` */
async function saveLogo(
  context: StaffContext,
  bank: ReadBank,
  files: readonly ReceivedFile[],
): Promise<Bank> {
  return changeLogo(context, bank, await printableLogo(files));
}

/** Removes the logo of a bank; without one nothing happens. @throws 404, 409 `stale_version` */
function removeLogo(context: StaffContext, bank: ReadBank): Promise<Bank> {
  return changeLogo(context, bank, null);
}

type DocumentTemplate = Data<Endpoints['documentTemplates']['listOfBank']>[number];

function described({ actor }: StaffReading, row: TemplateRow): DocumentTemplate {
  return { ...row, createdAt: row.createdAt.toISOString(), can: { edit: actor.can('bank.edit') } };
}

/** Templates of a bank, by name. @throws 404 */
async function templatesOf(reading: StaffReading, bankId: string): Promise<DocumentTemplate[]> {
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
function uploadTemplates(
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
function changeTemplate(
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
function removeTemplate(
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

/** Banks and other lessors that finance, with their logos and document templates. */
export const banksModule = {
  routes: {
    banks: {
      ...bankRecords.handlers,
      list: bankRecords.list,
      named: async ({ query, context }) => [...(await banksNamed(context.db, query.name ?? []))],
      offers: partnerOffers('bank', bankRecords.readable),
      saveLogo: ({ params, query, files, context }) => saveLogo(context, { ...params, ...query }, files),
      removeLogo: ({ params, query, context }) => removeLogo(context, { ...params, ...query }),
      scoreboard: async ({ params, context }) => {
        await bankRecords.readable(context, params.id);
        return scoreboardOf(context, { kind: 'bank', id: params.id });
      },
    },
    documentTemplates: {
      listOfBank: ({ params, context }) => templatesOf(context, params.id),
      upload: ({ params, files, context }) => uploadTemplates(context, params.id, files),
      update: ({ params, body, context }) => changeTemplate(context, params.id, body),
      remove: async ({ params, query, context }) => {
        await removeTemplate(context, params.id, query);
        return null;
      },
    },
  },
  ...bankRecords.live,
  demo: banksDemo,
  files: [{ entity: 'bank', ownerOf: findBankOfFile, read: bankRecords.readable }],
} as const satisfies Module;
