import { sql } from 'kysely';

import { sweepHourly } from '../platform/sweeping.ts';
import { systemContext } from '../platform/verb.ts';
import type { TestServer } from './test-server.ts';

/** Has everything removed so many minutes ago, and swept as each hour. */
export async function forgetRemovals({ db, platform }: TestServer, minutesAgo = 15): Promise<void> {
  await db
    .updateTable('removal')
    .set({ removedAt: sql<Date>`now() - make_interval(mins => ${minutesAgo}::int)` })
    .execute();
  const { signal } = new AbortController();
  await sweepHourly([]).run(systemContext(platform), { data: {}, signal, isLastTry: false });
}
