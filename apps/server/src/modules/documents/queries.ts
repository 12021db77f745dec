import { sql, type Insertable } from 'kysely';

import type { Database, Db, FileRecord } from '../platform.ts';
import { personOf } from '../people-queries.ts';

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

/** The opportunity a file belongs to, as a document or as an attachment of a comment. */
export function findOwnerOfFile(db: Db, fileId: string) {
  return db
    .selectFrom('document')
    .select(['document.customerFileId', sql<'document' | 'comment'>`'document'`.as('kind')])
    .where('document.fileId', '=', fileId)
    .unionAll(
      db
        .selectFrom('commentFile')
        .innerJoin('comment', 'comment.id', 'commentFile.commentId')
        .select(['comment.customerFileId', sql<'document' | 'comment'>`'comment'`.as('kind')])
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

/** What an offer's PDF says of its opportunity: the number, the customer and the salesperson. */
export function findDeal(db: Db, customerFileId: string) {
  return db
    .selectFrom('customerFile')
    .innerJoin('customer', 'customer.id', 'customerFile.customerId')
    .leftJoin('appUser', 'appUser.id', 'customerFile.workerId')
    .select([
      'customerFile.number',
      'customer.firstName',
      'customer.lastName',
      'customer.taxIdNumber',
      'appUser.firstName as workerFirstName',
      'appUser.lastName as workerLastName',
      'appUser.phoneNumber as workerPhone',
      'appUser.email as workerEmail',
      sql<{ name: string }[]>`(
        select coalesce(json_agg(json_build_object('name', o.name) order by l.position), '[]')
        from customer_customer_organisation l join customer_organisation o on o.id = l.customer_organisation_id
        where l.customer_id = customer.id
      )`.as('customerOrganizations'),
    ])
    .where('customerFile.id', '=', customerFileId)
    .executeTakeFirstOrThrow();
}

/** What the bank of a representative is called; null when they are not one of a bank. */
export async function findBankName(db: Db, representativeId: string): Promise<string | null> {
  const found = await db
    .selectFrom('representative')
    .innerJoin('bank', 'bank.id', 'representative.bankId')
    .select('bank.name')
    .where('representative.id', '=', representativeId)
    .executeTakeFirst();
  return found?.name ?? null;
}

/** The agency itself: there is one. */
export function findAgency(db: Db) {
  return db.selectFrom('agency').selectAll().executeTakeFirstOrThrow();
}
