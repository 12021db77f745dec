import type { Db } from '#platform';

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
