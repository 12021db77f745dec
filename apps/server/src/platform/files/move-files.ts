import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { Client, type ClientConfig } from 'pg';

import { InstallationError } from '../installation.ts';
import { accessListenerName } from '../sessions/access-changes.ts';
import { sumOf, type FileStore, type StoredContent } from './file-store.ts';

export interface MoveOptions {
  readonly connection: ClientConfig;
  readonly from: FileStore;
  readonly to: FileStore;
  /** A folder for temporary copies; where a store is on a disk, on the same one. */
  readonly workFolder: string;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

export interface MoveReport {
  /** Files that are in the other store now. */
  readonly files: number;
  /** How many of them this call has copied; the others were there. */
  readonly copied: number;
  /** Names of files whose content is missing or damaged: they are not in the other store. */
  readonly lost: readonly string[];
  /** Whether the other store is the one of the agency now; not while a server may add files. */
  readonly isMoved: boolean;
}

/** Files that are copied at once. */
const atOnce = 4;

interface NamedContent extends StoredContent {
  readonly name: string;
}

async function contents(client: Client): Promise<NamedContent[]> {
  const { rows } = await client.query<NamedContent>(
    'select storage_key as key, name, size::float8 as size, sha256 from stored_file order by storage_key',
  );
  return rows;
}

async function isServed(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    'select from pg_stat_activity where datname = current_database() and application_name = $1',
    [accessListenerName],
  );
  return rows.length > 0;
}

/** Returns the id of the agency's files. @throws InstallationError when no server was ever started */
async function storeIdOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select file_store_id as id from installation');
  if (rows[0]) return rows[0].id;
  throw new InstallationError(
    'The database has no agency: start the server once before its files are moved.',
  );
}

/**
 * Looks to which agency the files in both places belong. @returns whether they were moved before
 * @throws InstallationError when they belong to another one
 */
async function wereMoved({ from, to }: MoveOptions, id: string): Promise<boolean> {
  const [source, target] = [await from.readMarker(), await to.readMarker()];
  if (target !== null && target !== id) {
    throw new InstallationError(`${to.place} contains the files of another agency: name another place.`);
  }
  if (source === id) return false;
  if (target === id) return true;
  throw new InstallationError(
    `The files in ${from.place} do not belong to this database. Set the DATA_DIR or the FILES_URL it is used with.`,
  );
}

/** Copies a file unless it is there. @returns whether it was copied; null when its content is missing or damaged */
async function copy({ from, to, workFolder }: MoveOptions, content: StoredContent): Promise<boolean | null> {
  const { key, sha256 } = content;
  if (await to.has(content)) return false;
  const temporary = path.join(workFolder, key.replaceAll('/', ''));
  try {
    if (!(await from.copyTo(key, temporary))) return null;
    if ((await sumOf(createReadStream(temporary))) !== sha256) return null;
    await to.put({ path: temporary, sha256 }, key);
    return true;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** What a move has done so far, by keys. */
interface MoveState {
  readonly done: Set<string>;
  readonly lost: Set<string>;
  copied: number;
}

async function copyAll(
  options: MoveOptions,
  files: readonly StoredContent[],
  state: MoveState,
): Promise<void> {
  const pending = files.values();
  const total = state.done.size + files.length;
  const work = async () => {
    // each worker continues where the others are
    for (const content of pending) {
      const copied = await copy(options, content);
      if (copied === null) state.lost.add(content.key);
      if (copied) state.copied += 1;
      state.done.add(content.key);
      options.onProgress?.({ done: state.done.size, total });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, work));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

async function moveWith(client: Client, options: MoveOptions): Promise<MoveReport> {
  const { from, to } = options;
  const id = await storeIdOf(client);
  const isBefore = await wereMoved(options, id);
  const state: MoveState = { done: new Set(), lost: new Set(), copied: 0 };
  const report = (files: readonly NamedContent[], isMoved: boolean): MoveReport => {
    const lost = files.filter(({ key }) => state.lost.has(key)).map(({ name }) => name);
    return { files: files.length - lost.length, copied: state.copied, lost, isMoved };
  };
  if (isBefore) return report(await contents(client), true);
  for (;;) {
    const isRunning = await isServed(client);
    const files = await contents(client);
    const added = files.filter(({ key }) => !state.done.has(key));
    if (added.length === 0) {
      if (!isRunning) {
        await to.writeMarker(id);
        await from.writeMarker(null);
      }
      return report(files, !isRunning);
    }
    await copyAll(options, added, state);
  }
}

/**
 * Copies all files that the database names into another store, each compared with its checksum, and makes that the
 * store of the agency unless a server is running. May be interrupted and called again; files that are there already are
 * not copied again. Nothing is removed from the first store but its marker.
 * @throws InstallationError when one of the stores belongs to another agency
 */
export async function moveFiles(options: MoveOptions): Promise<MoveReport> {
  const client = new Client({ ...options.connection, application_name: 'szansa move' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await mkdir(options.workFolder, { recursive: true, mode: 0o700 });
    return await moveWith(client, options);
  } finally {
    await client.end();
    await rm(options.workFolder, { recursive: true, force: true });
  }
}
