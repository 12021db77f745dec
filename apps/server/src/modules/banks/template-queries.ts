import { sql, type Insertable } from 'kysely';

import { personOf } from '#modules/users';
import { countRows, dropFile, fileOf, type Database, type Db, type StaffWork } from '#platform';

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
  const { total } = await countRows(
    db,
    db.selectFrom('documentTemplate').select('id').where('bankId', '=', bankId),
  );
  return total;
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
