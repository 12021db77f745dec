import type { Insertable } from 'kysely';

import { personOf } from '#modules/users';
import { fileOf, type Database, type Db } from '#platform';

function files(db: Db) {
  return db
    .selectFrom('enquiryFile')
    .select(['enquiryFile.id', 'enquiryFile.internalEnquiryId', 'enquiryFile.createdAt'])
    .select((eb) => fileOf(eb.ref('enquiryFile.fileId')).$notNull().as('file'))
    .select((eb) => personOf(eb.ref('enquiryFile.createdBy')).as('createdBy'));
}

/** Files of an enquiry, newest first. */
export function listFiles(db: Db, internalEnquiryId: string) {
  return files(db)
    .where('enquiryFile.internalEnquiryId', '=', internalEnquiryId)
    .orderBy('enquiryFile.createdAt', 'desc')
    .orderBy('enquiryFile.id', 'desc')
    .execute();
}

export function findFile(db: Db, id: string) {
  return files(db).where('enquiryFile.id', '=', id).executeTakeFirst();
}

/** Whether an enquiry has any file. */
export async function hasFiles(db: Db, internalEnquiryId: string): Promise<boolean> {
  const found = await db
    .selectFrom('enquiryFile')
    .select('id')
    .where('internalEnquiryId', '=', internalEnquiryId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The enquiry a stored file belongs to. */
export async function findEnquiryOfFile(db: Db, fileId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('enquiryFile')
    .select('internalEnquiryId')
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  return found?.internalEnquiryId;
}

export async function insertFile(db: Db, row: Insertable<Database['enquiryFile']>): Promise<void> {
  await db.insertInto('enquiryFile').values(row).execute();
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('enquiryFile').where('id', '=', id).execute();
}
