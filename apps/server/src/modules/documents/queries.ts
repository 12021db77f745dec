import type { ExcludableField } from '@szansa/domain/access';
import { sql, type Insertable } from 'kysely';

import { personOf } from '#modules/users';
import type { Database, Db, FileRecord } from '#platform';

function documents(db: Db) {
  return db
    .selectFrom('document')
    .innerJoin('storedFile', 'storedFile.id', 'document.fileId')
    .select([
      'document.id',
      'document.customerFileId',
      'document.type',
      'document.name',
      'document.offerId',
      'document.shows',
      'document.createdAt',
      sql<FileRecord>`json_build_object(
        'id', stored_file.id, 'name', stored_file.name, 'mime', stored_file.mime, 'size', stored_file.size
      )`.as('file'),
    ])
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

/** What a file belongs to, as a document or as an attachment of a comment, and what it shows that can be hidden. */
export function findOwnerOfFile(db: Db, fileId: string) {
  return db
    .selectFrom('document')
    .select(['document.customerFileId', 'document.shows', sql<'document' | 'comment'>`'document'`.as('kind')])
    .where('document.fileId', '=', fileId)
    .unionAll(
      db
        .selectFrom('commentFile')
        .innerJoin('comment', 'comment.id', 'commentFile.commentId')
        .select([
          'comment.customerFileId',
          sql<ExcludableField[]>`'{}'::text[]`.as('shows'),
          sql<'document' | 'comment'>`'comment'`.as('kind'),
        ])
        .where('commentFile.fileId', '=', fileId),
    )
    .limit(1)
    .executeTakeFirst();
}

export async function insertDocument(db: Db, row: Insertable<Database['document']>): Promise<void> {
  await db.insertInto('document').values(row).execute();
}

export async function deleteDocument(db: Db, id: string): Promise<void> {
  await db.deleteFrom('document').where('id', '=', id).execute();
}
