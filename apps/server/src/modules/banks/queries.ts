import { sql, type Insertable } from 'kysely';

import { personOf } from '#modules/users';
import {
  counted,
  countRows,
  dropFile,
  fileOf,
  type Database,
  type Db,
  type FileRecord,
  type StaffWork,
} from '#platform';

/** Gives a bank a logo, or none; with a version where that is a change of its own. */
export async function updateLogo(
  db: Db,
  id: string,
  values: { readonly logoFileId: string | null; readonly version?: number },
): Promise<void> {
  await db
    .updateTable('bank')
    .set({ ...values, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

/** The file of a bank's logo; null when there is none. */
export async function findLogo(db: Db, id: string): Promise<string | null> {
  const found = await db.selectFrom('bank').select('logoFileId').where('id', '=', id).executeTakeFirst();
  return found?.logoFileId ?? null;
}

/** The bank a file belongs to, as its logo or as one of its templates. */
export async function findBankOfFile(db: Db, fileId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('bank')
    .select('id')
    .where('logoFileId', '=', fileId)
    .unionAll(db.selectFrom('documentTemplate').select('bankId as id').where('fileId', '=', fileId))
    .executeTakeFirst();
  return found?.id;
}

/** Colour and logo of a bank, by the requested name. */
export interface BankMark {
  readonly name: string;
  readonly color: string | null;
  readonly logo: FileRecord | null;
}

/** How the banks look that are called so, in full or in short; of several of a name the active one. */
export async function banksNamed(db: Db, names: readonly string[]): Promise<readonly BankMark[]> {
  const { rows } = await sql<BankMark>`
    select distinct on (requested.name) requested.name, bank.color, ${fileOf(sql.ref('bank.logo_file_id'))} as logo
    from unnest(${[...names]}::text[]) as requested (name)
    join bank on fold(requested.name) in (fold(bank.name), fold(coalesce(bank.short_name, bank.name)))
    order by requested.name, bank.is_active desc, bank.id
  `.execute(db);
  return rows;
}

function templates(db: Db) {
  return db
    .selectFrom('documentTemplate')
    .select([
      'documentTemplate.id',
      'documentTemplate.bankId',
      'documentTemplate.name',
      'documentTemplate.version',
      'documentTemplate.createdAt',
    ])
    .select((eb) => fileOf(eb.ref('documentTemplate.fileId')).$notNull().as('file'))
    .select((eb) => personOf(eb.ref('documentTemplate.createdBy')).as('createdBy'));
}

export type TemplateRow = Awaited<ReturnType<typeof listTemplates>>[number];

/** Templates of a bank, by name. */
export function listTemplates(db: Db, bankId: string) {
  return templates(db)
    .where('documentTemplate.bankId', '=', bankId)
    .orderBy(sql`document_template.name collate "pl-x-icu"`)
    .orderBy('documentTemplate.id')
    .execute();
}

/** All templates with their banks, those of banks that an opportunity has offers of first. */
export function listOffered(db: Db, customerFileId: string) {
  const offered = sql<boolean>`exists (
    select 1 from offer o join representative r on r.id = o.bank_representative_id
    where o.customer_file_id = ${customerFileId}::uuid and r.bank_id = document_template.bank_id
  )`;
  return templates(db)
    .innerJoin('bank', 'bank.id', 'documentTemplate.bankId')
    .select(['bank.name as bankName', offered.as('isOffered')])
    .orderBy(offered, 'desc')
    .orderBy(sql`bank.name collate "pl-x-icu"`)
    .orderBy(sql`document_template.name collate "pl-x-icu"`)
    .orderBy('documentTemplate.id')
    .execute();
}

/** A template; locked against other writers when it is about to be changed. */
export function findTemplate(db: Db, id: string, options: { readonly lock?: boolean } = {}) {
  return templates(db)
    .where('documentTemplate.id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate('documentTemplate'))
    .executeTakeFirst();
}

/** How many templates a bank has. */
export async function countTemplates(db: Db, bankId: string): Promise<number> {
  const own = db.selectFrom('documentTemplate').select('id').where('bankId', '=', bankId);
  return (await counted(countRows(db, own))).total;
}

export async function insertTemplate(db: Db, row: Insertable<Database['documentTemplate']>): Promise<void> {
  await db.insertInto('documentTemplate').values(row).execute();
}

/** Removes a template with its file, in the audit log too. */
export async function dropTemplate(work: StaffWork, { id, bankId, name, file }: TemplateRow): Promise<void> {
  await work.db.deleteFrom('documentTemplate').where('id', '=', id).execute();
  await dropFile(work, file.id);
  await work.audit({
    entity: 'document_template',
    entityId: id,
    action: 'remove',
    before: { bankId, name },
  });
}

/** Gives all templates of a bank to another one; answers with which those were. */
export async function moveTemplates(
  db: Db,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<string[]> {
  const moved = await db
    .updateTable('documentTemplate')
    .set({ bankId: into })
    .where('bankId', '=', from)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}
