import type { Db } from '#platform';

/** Whether a file is the picture of a user. */
export async function isPicture(db: Db, fileId: string): Promise<boolean> {
  const found = await db
    .selectFrom('appUser')
    .select('id')
    .where('pictureFileId', '=', fileId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks a user's account and returns its picture and its version. */
export function lockPicture(db: Db, userId: string) {
  return db
    .selectFrom('appUser')
    .leftJoin('storedFile', 'storedFile.id', 'appUser.pictureFileId')
    .select(['appUser.version', 'storedFile.id as fileId', 'storedFile.name'])
    .where('appUser.id', '=', userId)
    .forNoKeyUpdate('appUser')
    .executeTakeFirstOrThrow();
}

export async function updatePicture(
  db: Db,
  userId: string,
  values: { readonly pictureFileId: string | null; readonly version: number },
): Promise<void> {
  await db.updateTable('appUser').set(values).where('id', '=', userId).execute();
}
