import { sql } from 'kysely';

import { modules } from '../modules.ts';
import { sweepHourly } from '../platform/sweeping.ts';
import { systemContext } from '../platform/verb.ts';
import type { TestServer } from './test-server.ts';

/** What the server does each hour, done now. */
export async function sweepNow({ platform }: TestServer): Promise<void> {
  const { signal } = new AbortController();
  const sweep = sweepHourly(
    [],
    modules.flatMap(({ interrupted }) => interrupted ?? []),
  );
  await sweep.run(systemContext(platform), { data: {}, signal, isLastTry: false });
}

/** Has everything removed so many minutes ago, and swept as each hour. */
export async function expireDeleted(server: TestServer, minutesAgo = 15): Promise<void> {
  await server.db
    .updateTable('removal')
    .set({ removedAt: sql<Date>`now() - make_interval(mins => ${minutesAgo}::int)` })
    .execute();
  await sweepNow(server);
}
