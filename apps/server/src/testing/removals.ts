import { sql } from 'kysely';

import { forgetRemoved } from '../platform/removals.ts';
import { systemContext } from '../platform/verb.ts';
import type { TestServer } from './test-server.ts';

/** Has everything removed so many minutes ago, and forgotten if it is time for that. */
export async function forgetRemovals({ db, platform }: TestServer, minutesAgo = 15): Promise<void> {
  await db
    .updateTable('removal')
    .set({ removedAt: sql<Date>`now() - make_interval(mins => ${minutesAgo}::int)` })
    .execute();
  await forgetRemoved(systemContext(platform));
}
