import { sql } from 'kysely';

import type { Db } from '#platform';

/** Notes that a file waits for its thumbnail. */
export async function insertPending(db: Db, fileId: string): Promise<void> {
  await db.insertInto('wantedThumbnail').values({ fileId }).execute();
}

export interface PendingFile {
  readonly name: string;
  readonly mime: string;
  /** How often it was begun, this time included. */
  readonly tries: number;
}

/** Counts one more try. Nothing waits where the thumbnail was made or given up, or the file was removed and may come back. */
export async function startTry(db: Db, fileId: string): Promise<PendingFile | undefined> {
  return db
    .updateTable('wantedThumbnail')
    .from('storedFile')
    .set((eb) => ({ tries: eb('wantedThumbnail.tries', '+', 1) }))
    .whereRef('storedFile.id', '=', 'wantedThumbnail.fileId')
    .where('wantedThumbnail.fileId', '=', fileId)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('removal').select('removal.fileId').where('removal.fileId', '=', fileId)),
      ),
    )
    .returning(['storedFile.name', 'storedFile.mime', 'wantedThumbnail.tries'])
    .executeTakeFirst();
}

/** @returns whether the file still waited */
export async function deletePending(db: Db, fileId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wantedThumbnail')
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Files that have waited for so many minutes, those that were tried least first; none that was removed and may come back. */
export async function listPending(db: Db, minutes: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('wantedThumbnail')
    .select('fileId')
    .where('wantedAt', '<=', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('removal')
            .select('removal.fileId')
            .whereRef('removal.fileId', '=', 'wantedThumbnail.fileId'),
        ),
      ),
    )
    .orderBy('tries')
    .orderBy('fileId', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ fileId }) => fileId);
}
