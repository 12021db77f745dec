import type { Insertable } from 'kysely';

import { personOf } from '#modules/users';
import { fileOf, type Database, type Db } from '#platform';

function documents(db: Db) {
  return db
    .selectFrom('document')
    .select([
      'document.id',
      'document.customerFileId',
      'document.type',
      'document.name',
      'document.offerId',
      'document.shows',
      'document.createdAt',
    ])
    .select((eb) => fileOf(eb.ref('document.fileId')).$notNull().as('file'))
    .select((eb) => personOf(eb.ref('document.createdBy')).as('createdBy'));
}

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];

/** Documents of an opportunity, newest first. */
export function listDocuments(db: Db, customerFileId: string) {
  return documents(db)
    .where('document.customerFileId', '=', customerFileId)
    .orderBy('document.createdAt', 'desc')
    .orderBy('document.id', 'desc')
    .execute();
}

export function findDocument(db: Db, id: string) {
  return documents(db).where('document.id', '=', id).executeTakeFirst();
}

/** The document a file belongs to. */
export async function findDocumentOfFile(db: Db, fileId: string): Promise<string | undefined> {
  const found = await db.selectFrom('document').select('id').where('fileId', '=', fileId).executeTakeFirst();
  return found?.id;
}

export async function insertDocument(db: Db, row: Insertable<Database['document']>): Promise<void> {
  await db.insertInto('document').values(row).execute();
}

export async function deleteDocument(db: Db, id: string): Promise<void> {
  await db.deleteFrom('document').where('id', '=', id).execute();
}
