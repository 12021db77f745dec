import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { Client, type ClientConfig } from 'pg';

import { sumOf, type FileStore } from '../files/file-store.ts';
import { BackupError, createArchive, type ArchiveWriter } from './archive.ts';
import {
  fileEntry,
  manifestName,
  tableEntry,
  type ArchivedFile,
  type ArchivedKey,
  type ArchivedTable,
  type Manifest,
  type Reference,
} from './manifest.ts';
import { brokenReferences, referencesOf, type BrokenReference } from './references.ts';
import { backedUpTables, copyOut, sequenceValues } from './tables.ts';

export interface Progress {
  readonly stage: 'tables' | 'files';
  readonly done: number;
  readonly total: number;
}

export interface BackupOptions {
  readonly connection: ClientConfig;
  readonly files: FileStore;
  /** A folder for the backup's temporary data; where files are on a disk, on the same one. */
  readonly workFolder: string;
  readonly target: string;
  /** Whether a file of that name may be replaced. */
  readonly replaces: boolean;
  readonly key: ArchivedKey;
  readonly onProgress?: (progress: Progress) => void;
  /** Called when everything is read from the database; tests change it then. */
  readonly afterSnapshot?: () => Promise<void>;
}

export interface BackupReport {
  readonly rows: number;
  readonly files: number;
  /** Bytes of the archive. */
  readonly size: number;
  /** Names of files whose content is missing or damaged in the store: they are not in the backup. */
  readonly lost: readonly string[];
  /** References to rows that the backup does not contain: it cannot be restored. */
  readonly broken: readonly BrokenReference[];
}

/** Maximum duration of the snapshot that is read, which keeps the database from vacuuming old rows. */
const longestSnapshotMs = 2 * 60 * 60 * 1000;

/** Maximum number of attempts to copy all files of one snapshot: a file may be deleted while others are copied. */
const mostTries = 5;

interface StoredFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

interface Snapshot {
  readonly migrations: readonly string[];
  readonly tables: readonly ArchivedTable[];
  readonly references: readonly Reference[];
  readonly sequences: Manifest['sequences'];
  readonly files: readonly StoredFile[];
}

/** Runs `read` in one unchanging state of the database. */
async function inSnapshot<T>(connection: ClientConfig, read: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...connection, application_name: 'szansa backup' });
  client.on('error', () => undefined);
  await client.connect();
  const limit = setTimeout(() => void client.end(), longestSnapshotMs);
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    return await read(client);
  } finally {
    clearTimeout(limit);
    await client.end();
  }
}

async function storedFiles(client: Client): Promise<StoredFile[]> {
  const { rows } = await client.query<StoredFile>(
    'select storage_key as key, name, size::float8 as size, sha256 from stored_file order by storage_key',
  );
  return rows;
}

/**
 * Copies every file, on a disk by a second name, so that its content stays while it is archived. What an attempt before
 * has copied is used again. @returns those that have no content
 */
async function copyFiles(
  store: FileStore,
  files: readonly StoredFile[],
  folder: string,
): Promise<StoredFile[]> {
  const missing: StoredFile[] = [];
  for (const file of files) {
    const target = path.join(folder, file.key);
    await mkdir(path.dirname(target), { recursive: true });
    if (!(await exists(target)) && !(await store.copyTo(file.key, target))) missing.push(file);
  }
  return missing;
}

/** Which of these files the database names no longer. */
async function removedMeanwhile(connection: ClientConfig, files: readonly StoredFile[]): Promise<boolean> {
  const keys = files.map(({ key }) => key);
  const named = await inSnapshot(connection, async (client) => {
    const { rows } = await client.query('select from stored_file where storage_key = any ($1)', [keys]);
    return rows.length;
  });
  return named < keys.length;
}

async function readDatabase(options: BackupOptions, folder: string): Promise<Snapshot> {
  return inSnapshot(options.connection, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from migration order by name');
    // the first to be read, since what it names can be removed
    const files = await storedFiles(client);
    const found = await backedUpTables(client);
    const tables: ArchivedTable[] = [];
    for (const table of found) {
      tables.push(await copyOut(client, table, path.join(folder, table.name)));
      options.onProgress?.({ stage: 'tables', done: tables.length, total: found.length });
    }
    return {
      migrations: rows.map(({ name }) => name),
      tables,
      files,
      references: await referencesOf(client),
      sequences: await sequenceValues(client),
    };
  });
}

/** Reads the database, and copies the files that it refers to in the same snapshot. */
async function readAll(
  options: BackupOptions,
): Promise<{ snapshot: Snapshot; lost: ReadonlySet<StoredFile> }> {
  await rm(options.workFolder, { recursive: true, force: true });
  for (let tried = 1; ; tried += 1) {
    const [tables, files] = ['tables', 'files'].map((name) => path.join(options.workFolder, name));
    if (!tables || !files) throw new Error('unreachable');
    await rm(tables, { recursive: true, force: true });
    await mkdir(tables, { recursive: true, mode: 0o700 });
    const snapshot = await readDatabase(options, tables);
    await options.afterSnapshot?.();
    const lost = await copyFiles(options.files, snapshot.files, files);
    if (lost.length === 0 || tried === mostTries || !(await removedMeanwhile(options.connection, lost)))
      return { snapshot, lost: new Set(lost) };
  }
}

async function addFiles(
  archive: ArchiveWriter,
  { workFolder, onProgress }: BackupOptions,
  files: readonly StoredFile[],
  lost: ReadonlySet<StoredFile>,
): Promise<{ added: ArchivedFile[]; damaged: StoredFile[] }> {
  const added: ArchivedFile[] = [];
  const damaged: StoredFile[] = [];
  for (const [index, file] of files.entries()) {
    const { key, size, sha256 } = file;
    onProgress?.({ stage: 'files', done: index + 1, total: files.length });
    if (lost.has(file)) continue;
    const storedPath = path.join(workFolder, 'files', key);
    if ((await sumOf(createReadStream(storedPath))) === sha256) {
      added.push({
        key,
        size,
        sha256: await archive.add(fileEntry(key), size, createReadStream(storedPath)),
      });
    } else damaged.push(file);
    await rm(storedPath);
  }
  return { added, damaged };
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}

/** A name becomes the archive's once it is whole, and stays it after a power cut. */
async function linkName(unfinished: string, target: string): Promise<void> {
  await rename(unfinished, target);
  if (process.platform === 'win32') return;
  const folder = await open(path.dirname(target), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Writes the database as it is at one moment, and the files it names, into one archive, while others read and write.
 * @throws BackupError when the target exists and may not be replaced
 */
export async function makeBackup(options: BackupOptions): Promise<BackupReport> {
  const { target, workFolder } = options;
  if (!options.replaces && (await exists(target))) {
    throw new BackupError(`${target} exists. Give another name, or --force to replace it.`);
  }
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    const { snapshot, lost } = await readAll(options);
    const placeOf = (name: string) => path.join(workFolder, 'tables', name);
    const broken = await brokenReferences(snapshot.tables, snapshot.references, placeOf);
    const archive = createArchive(unfinished);
    for (const { name, size } of snapshot.tables) {
      const table = placeOf(name);
      await archive.add(tableEntry(name), size, createReadStream(table));
      await rm(table);
    }
    const { added, damaged } = await addFiles(archive, options, snapshot.files, lost);
    const described: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      migrations: [...snapshot.migrations],
      tables: [...snapshot.tables],
      references: [...snapshot.references],
      sequences: snapshot.sequences,
      files: added,
      key: options.key,
    };
    await archive.addText(manifestName, JSON.stringify(described));
    await archive.finish();
    await linkName(unfinished, target);
    return {
      rows: snapshot.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: added.length,
      size: (await stat(target)).size,
      lost: [...lost, ...damaged].map(({ name }) => name),
      broken,
    };
  } finally {
    await rm(unfinished, { force: true });
    await rm(workFolder, { recursive: true, force: true });
  }
}
