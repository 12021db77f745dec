import type { AuditEntity } from '@szansa/domain/audit';
import { sql } from 'kysely';

import type { Context, StaffWork } from './context.ts';
import { json } from './database/columns.ts';
import type { Pointers } from './database/schema.ts';
import { dropFile } from './files/stored-files.ts';
import { notFound } from './refusal.ts';
import { verb } from './verb.ts';

/** How long a removed record can be brought back. */
const retentionMs = sql<string>`interval '15 minutes'`;

export interface Removed {
  readonly entity: AuditEntity;
  readonly entityId: string;
  /** The row as it was, as PostgreSQL writes it in JSON: nothing reads it here, so that nothing of it is lost. */
  readonly row: string;
  /** Of the opportunity it belonged to. */
  readonly customerFileId: string | null;
  /** The stored file that is deleted when the record can no longer be restored. */
  readonly fileId?: string;
  /** What named it and is empty now, as `pointersTo` found it before it went. */
  readonly pointers?: readonly Pointers[];
  /** What else its module has to know when it comes back. */
  readonly circumstances?: object;
}

/** A restored record. */
interface Claimed<Locked> extends Pick<Removed, 'row'> {
  readonly pointers: readonly Pointers[];
  readonly circumstances: unknown;
  /** What `lock` answered. */
  readonly locked: Locked;
}

/** Saves a record that the actor has just deleted, so that they can restore it for a while. */
export async function storeDeleted(
  work: StaffWork,
  { row, fileId, pointers = [], circumstances = {}, ...removed }: Removed,
): Promise<void> {
  await work.db
    .insertInto('removal')
    .values({
      ...removed,
      row: sql<string>`${row}::jsonb`,
      fileId: fileId ?? null,
      pointers: json(pointers),
      circumstances: json(circumstances),
      removedBy: work.actor.userId,
    })
    .execute();
}

function removalOf({ db, actor }: StaffWork, entity: AuditEntity, entityId: string) {
  return db
    .selectFrom('removal')
    .select([sql<string>`removal.row::text`.as('row'), 'customerFileId', 'pointers', 'circumstances'])
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .where('removedBy', '=', actor.userId)
    .where('removedAt', '>', sql<Date>`now() - ${retentionMs}`);
}

/**
 * Restores a record that the actor has deleted: of two concurrent calls, the second does not find it. Its opportunity
 * is locked first, as by all changes of it.
 * @returns the row, to be inserted again, and the arguments of `pointAgain`, to be called afterwards
 * @throws 404 for a record that another user has deleted, was deleted too long ago, or exists again
 */
export async function claimDeleted<Locked>(
  work: StaffWork,
  entity: AuditEntity,
  entityId: string,
  lock: (customerFileId: string | null) => Promise<Locked>,
): Promise<Claimed<Locked>> {
  const found = await removalOf(work, entity, entityId).executeTakeFirst();
  if (!found) throw notFound();
  const locked = await lock(found.customerFileId);
  const removed = await removalOf(work, entity, entityId).forUpdate().executeTakeFirst();
  if (!removed) throw notFound();
  await work.db.deleteFrom('removal').where('entity', '=', entity).where('entityId', '=', entityId).execute();
  const { row, pointers, circumstances } = removed;
  return { row, pointers, circumstances, locked };
}

/** Deletes saved records that cannot be restored any more, and their files. */
export async function purgeDeleted(context: Context): Promise<void> {
  await verb(context, async (work) => {
    const expired = await work.db
      .deleteFrom('removal')
      .where('removedAt', '<=', sql<Date>`now() - ${retentionMs}`)
      .returning('fileId')
      .execute();
    for (const { fileId } of expired) if (fileId !== null) await dropFile(work, fileId);
  });
}
