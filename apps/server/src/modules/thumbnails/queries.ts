import { sql } from 'kysely';

import type { Db } from '#platform';

/** Stores that a thumbnail of a file is pending. */
export async function insertPending(db: Db, fileId: string): Promise<void> {
  await db.insertInto('wantedThumbnail').values({ fileId }).execute();
}

export interface PendingFile {
  readonly name: string;
  readonly mime: string;
  /** Number of attempts, including this one. */
  readonly tries: number;
}

/** Counts an attempt. Returns nothing if no thumbnail is pending, or if the file was deleted and may be restored. */
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

/** @returns whether the thumbnail was still pending */
export async function deletePending(db: Db, fileId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wantedThumbnail')
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Returns files pending for so many minutes, with the fewest attempts first; not those that were deleted and may be
 * restored.
 */
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
