import type { Insertable } from 'kysely';

import { personOf } from '#modules/users';
import { fileOf, type Database, type Db } from '#platform';

function files(db: Db) {
  return db
    .selectFrom('companyNoticeFile')
    .select(['companyNoticeFile.id', 'companyNoticeFile.companyNoticeId', 'companyNoticeFile.createdAt'])
    .select((eb) => fileOf(eb.ref('companyNoticeFile.fileId')).$notNull().as('file'))
    .select((eb) => personOf(eb.ref('companyNoticeFile.createdBy')).as('createdBy'));
}

/** Returns the files of an announcement, in the order they were added. */
export function listFiles(db: Db, companyNoticeId: string) {
  return files(db)
    .where('companyNoticeFile.companyNoticeId', '=', companyNoticeId)
    .orderBy('companyNoticeFile.id')
    .execute();
}

export function findFile(db: Db, id: string) {
  return files(db).where('companyNoticeFile.id', '=', id).executeTakeFirst();
}

/** Returns the id of the announcement a stored file belongs to. */
export async function findNoticeOfFile(db: Db, fileId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('companyNoticeFile')
    .select('companyNoticeId')
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  return found?.companyNoticeId;
}

export async function insertFile(db: Db, row: Insertable<Database['companyNoticeFile']>): Promise<void> {
  await db.insertInto('companyNoticeFile').values(row).execute();
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('companyNoticeFile').where('id', '=', id).execute();
}
