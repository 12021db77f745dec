import { statfs } from 'node:fs/promises';

import type { Endpoints } from '@szansa/api-client/endpoints';
import { sql } from 'kysely';

import { Refusal } from '../refusal.ts';
import type { ResourceHandlers } from './handlers.ts';

/** Free bytes below which a server is not ready: a form of the largest files would fill them. */
const leastFree = 512 * 1024 * 1024;

/** Whether the disk of a folder has less room left for the server than it needs to be ready. */
export async function isNearlyFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < leastFree;
}

/** Endpoints for monitoring the server. */
export const systemRoutes: ResourceHandlers<Endpoints['system']> = {
  live: async () => ({ status: 'ok' }),
  ready: async ({ context }) => {
    await sql`select 1`.execute(context.db);
    if (await isNearlyFull(context.platform.config.dataDir)) throw new Refusal('storage_full');
    return { status: 'ok' };
  },
  metrics: async ({ context }) => {
    const { metrics } = context.platform;
    if (!metrics) throw new Refusal('not_found');
    return { filename: 'metrics.txt', mime: metrics.contentType, bytes: Buffer.from(await metrics.read()) };
  },
};
