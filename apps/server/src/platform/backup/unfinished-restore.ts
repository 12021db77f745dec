import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { Client, type ClientConfig } from 'pg';

import { InstallationError } from '../installation.ts';

/** Returns the path of a file that exists during a restore: the content of DATA_DIR is then incomplete. */
export const noteIn = (dataDir: string) => path.join(dataDir, 'restore-unfinished');

/** What a restore has changed beside the database. */
interface RestoreNote {
  /** Whether it wrote the secret key. */
  readonly wroteKey: boolean;
  /** The marker that it wrote beside the files, or was about to write; null before that. */
  readonly marker: string | null;
}

export async function writeNote(dataDir: string, { wroteKey, marker }: RestoreNote): Promise<void> {
  const lines = [...(wroteKey ? ['key'] : []), ...(marker === null ? [] : [`files ${marker}`])];
  await writeFile(noteIn(dataDir), `${lines.join('\n')}\n`, { flush: true });
}

/** Returns the note of a restore that is not finished; null when there is none. */
export async function readNote(dataDir: string): Promise<RestoreNote | null> {
  try {
    const lines = (await readFile(noteIn(dataDir), 'utf8')).split('\n');
    const marker = lines.find((line) => line.startsWith('files '))?.slice('files '.length);
    return { wroteKey: lines.includes('key'), marker: marker ?? null };
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
