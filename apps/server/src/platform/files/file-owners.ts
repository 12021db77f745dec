import type { Endpoints } from '@szansa/api-client/endpoints';
import type { Entity } from '@szansa/domain/access';

import type { StaffReading } from '../context.ts';
import type { Db } from '../database/pool.ts';
import type { ProducedStoredFile, ResourceHandlers } from '../http/handlers.ts';
import { denied, notFound } from '../refusal.ts';
import { downloadFile, downloadThumbnail } from './stored-files.ts';

/** Records of a module that files belong to. */
export interface FileOwner {
  /** The kind of records: reading a file requires the right to read them; null where reading them requires none. */
  readonly entity: Entity | null;
  /** The id of the record a file belongs to; undefined when it belongs to none of them. */
  readonly ownerOf: (db: Db, fileId: string) => Promise<string | undefined>;
  /** Reads that record, or refuses to. */
  readonly read: (reading: StaffReading, id: string) => Promise<unknown>;
}

/** @throws 403 without the right to read what the file belongs to; 404 when there is no such file or record for the actor. */
async function refuseUnreadable(
  owners: readonly FileOwner[],
  reading: StaffReading,
  fileId: string,
): Promise<void> {
  for (const { entity, ownerOf, read } of owners) {
    const id = await ownerOf(reading.db, fileId);
    if (id === undefined) continue;
    if (entity !== null && !reading.actor.can(`${entity}.get`)) throw denied();
    await read(reading, id);
    return;
  }
  throw notFound();
}

/** Returns a stored file for users who may read the record it belongs to. @throws 403, 404 */
export type OpenFile = (reading: StaffReading, fileId: string) => Promise<ProducedStoredFile>;

/** Returns a function that finds stored files of modules' records. */
export const fileOpener =
  (owners: readonly FileOwner[]): OpenFile =>
  async (reading, fileId) => {
    await refuseUnreadable(owners, reading, fileId);
    return downloadFile(reading, fileId);
  };

/** Returns the routes of file downloads; the module of a file's record decides who may read it. */
export function fileRoutes(
  owners: readonly FileOwner[],
): Pick<ResourceHandlers<Endpoints['files']>, 'download' | 'thumbnail'> {
  const open = fileOpener(owners);
  return {
    download: ({ params, context }) => open(context, params.id),
    thumbnail: async ({ params, context }) => {
      await refuseUnreadable(owners, context, params.id);
      return downloadThumbnail(context, params.id);
    },
  };
}
