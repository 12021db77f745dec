import type { ReceivedFile } from '@szansa/api-client/contract';
import { sql, type Expression } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Reading, Work } from '../context.ts';
import type { ProducedStoredFile } from '../http/handlers.ts';
import { notFound, Refusal } from '../refusal.ts';
import { refuseOverQuota } from './quotas.ts';

/** A stored file as responses contain it. */
export interface FileRecord {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  /** Whether there is a small picture of it. */
  readonly hasThumbnail: boolean;
}

/** A stored file, whose row is `f`, as responses contain it, in SQL. */
export const fileAnswer = sql<FileRecord>`json_build_object(
  'id', f.id, 'name', f.name, 'mime', f.mime, 'size', f.size,
  'has_thumbnail', exists (select from stored_file small where small.thumbnail_of = f.id)
)`;

/** Returns, as SQL, a stored file for responses, by a column with its id; null where there is none. */
export function fileOf(fileId: Expression<string | null>) {
  return sql<FileRecord | null>`(select ${fileAnswer} from stored_file f where f.id = ${fileId})`;
}

/**
 * Stores an uploaded file: its content in the store, its row in `stored_file`; both are removed if the transaction
 * fails. If its result is unknown, the content remains until `sweepFiles` runs.
 * @param thumbnailOf the file it is a thumbnail of
 * @throws 413 `daily_quota`, `agency_quota` at the end of the transaction
 */
export async function storeFile(
  work: Work,
  received: ReceivedFile,
  thumbnailOf: string | null = null,
): Promise<FileRecord> {
  const { files } = work.platform;
  const { key } = await files.put(received);
  work.afterRollback(() => files.remove(key));
  const record = { id: uuidv7(), name: received.name, mime: received.mime, size: received.size };
  await work.db
    .insertInto('storedFile')
    .values({
      ...record,
      storageKey: key,
      sha256: received.sha256,
      createdBy: work.actor?.userId ?? null,
      thumbnailOf,
    })
    .execute();
  refuseOverQuota(work);
  return { ...record, hasThumbnail: false };
}

/** Renames a stored file; its content is not changed. */
export async function renameFile(work: Work, fileId: string, name: string): Promise<void> {
  await work.db.updateTable('storedFile').set({ name }).where('id', '=', fileId).execute();
}

/** Removes a file nothing refers to any more, and its thumbnail; their content goes after the commit. */
export async function dropFile(work: Work, fileId: string): Promise<void> {
  const dropped = await work.db
    .deleteFrom('storedFile')
    .where((eb) => eb.or([eb('id', '=', fileId), eb('thumbnailOf', '=', fileId)]))
    .returning('storageKey')
    .execute();
  for (const { storageKey } of dropped) work.afterCommit(() => work.platform.files.remove(storageKey));
}

/**
 * Returns a stored file, to be read or sent. The caller has checked that the actor may read it.
 * @throws 404 when there is none, or the record it belongs to was deleted.
 */
export async function downloadFile(reading: Reading, fileId: string): Promise<ProducedStoredFile> {
  const file = await reading.db
    .selectFrom('storedFile')
    .select(['storageKey as key', 'name', 'mime', 'size', 'sha256'])
    .where('id', '=', fileId)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('removal').select('removal.fileId').where('removal.fileId', '=', fileId)),
      ),
    )
    .executeTakeFirst();
  if (!file) throw notFound();
  const { name: filename, mime, ...content } = file;
  const { files } = reading.platform;
  return { filename, mime, size: content.size, read: (range) => files.open(content, range) };
}

/**
 * Returns the thumbnail of a stored file, which never changes. The caller has checked that the actor may read it.
 * @throws 404
 */
export async function downloadThumbnail(reading: Reading, fileId: string): Promise<ProducedStoredFile> {
  const found = await reading.db
    .selectFrom('storedFile')
    .select('id')
    .where('thumbnailOf', '=', fileId)
    .executeTakeFirst();
  if (!found) throw new Refusal('no_thumbnail');
  return { ...(await downloadFile(reading, found.id)), unchanging: found.id };
}
