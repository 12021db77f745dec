import { statfs } from 'node:fs/promises';

import type { Endpoints } from '@szansa/api-client/endpoints';
import { sql } from 'kysely';

import { Refusal } from '../refusal.ts';
import type { ResourceHandlers } from './handlers.ts';

/** Free bytes below which a server is not ready: a form of the largest files would fill them. */
const leastFree = 512 * 1024 * 1024;

/** Bytes that are free for the server on the disk of a folder. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** What those ask who watch the server. */
export const systemRoutes: ResourceHandlers<Endpoints['system']> = {
  live: async () => ({ status: 'ok' }),
  ready: async ({ context }) => {
    await sql`select 1`.execute(context.db);
    if ((await freeBytes(context.platform.config.dataDir)) < leastFree) throw new Refusal('storage_full');
    return { status: 'ok' };
  },
};
