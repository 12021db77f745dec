import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { sql } from 'kysely';

import { modules } from '../modules.ts';
import { filesFolder } from '../platform/files/open-files.ts';
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

/** Returns how many files a server stores the content of; jobs that make pictures of files store some as well. */
export async function storedFiles({ dataDir }: { readonly dataDir: string }): Promise<number> {
  const found = await readdir(filesFolder({ dataDir }), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).length;
}

/** Returns a function that checks whether the content of a stored file exists, also once its record is deleted. */
export async function contentOf({ db, dataDir }: TestServer, fileId: string): Promise<() => boolean> {
  const { storageKey } = await db
    .selectFrom('storedFile')
    .select('storageKey')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  const place = path.join(filesFolder({ dataDir }), storageKey);
  return () => existsSync(place);
}
