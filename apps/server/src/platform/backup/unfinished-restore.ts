import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { Client, type ClientConfig } from 'pg';

import { InstallationError } from '../installation.ts';

/** Returns the path of a file that exists during a restore: the content of DATA_DIR is then incomplete. */
export const noteIn = (dataDir: string) => path.join(dataDir, 'restore-unfinished');

export async function readNote(dataDir: string): Promise<{ readonly wroteKey: boolean } | null> {
  try {
    return { wroteKey: (await readFile(noteIn(dataDir), 'utf8')).includes('key') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether a server has ever been started on the database. */
export async function wasStarted(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.installation') is not null as exists`,
  );
  if (!rows[0]?.exists) return false;
  return (await client.query('select from installation')).rows.length > 0;
}

/**
 * Looks, before anything is written, whether a restore was cut off here: a server would make an empty agency of what is
 * left of it.
 * @throws InstallationError when one was
 */
export async function refuseUnfinishedRestore(connection: ClientConfig, dataDir: string): Promise<void> {
  if ((await readNote(dataDir)) === null) return;
  const client = new Client(connection);
  await client.connect();
  try {
    if (await wasStarted(client)) return;
  } finally {
    await client.end();
  }
  throw new InstallationError(
    `A restore into ${dataDir} was cut off. Run npm run restore again with the same archive, or give a new DATA_DIR, ` +
      'and a new database when DATABASE_URL is set.',
  );
}
