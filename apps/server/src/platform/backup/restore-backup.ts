import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { Client, type ClientConfig } from 'pg';

import { withBaseline } from '../database/adopt-baseline.ts';
import { migrate, migrationNames, migrationsFolder } from '../database/migrate.ts';
import type { FileStore } from '../files/file-store.ts';
import { InstallationError, isKeyOf } from '../installation.ts';
import { storedKeyFile, openSecrets } from '../secrets.ts';
import { BackupError } from './archive.ts';
import type { Progress } from './make-backup.ts';
import { fileEntry, tableEntry, type Manifest } from './manifest.ts';
import { openKey } from './sealed-key.ts';
import { copyAllIn, restoredTables, setSequences } from './tables.ts';
import { noteIn, readNote, wasStarted, writeNote } from './unfinished-restore.ts';
import { unpackBackup } from './verify-backup.ts';

export interface RestoreOptions {
  readonly archive: string;
  readonly connection: ClientConfig;
  readonly config: { readonly dataDir: string; readonly secretKey: string | null };
  readonly files: FileStore;
  /** Called when the archive contains an encrypted key. */
  readonly passphrase: () => Promise<string>;
  readonly onProgress?: (progress: Progress) => void;
  /** The folder of migrations; tests add one to those of this release. */
  readonly migrations?: string;
  /** Called before the database commits; tests stop here. */
  readonly beforeCommit?: () => Promise<void>;
}

export interface RestoreReport {
  readonly madeAt: string;
  readonly rows: number;
  readonly files: number;
  /** Rows of an early release's archive that belonged to sessions, and went with them. */
  readonly droppedRows: number;
  /** Migrations that are newer than the backup, and ran after it. */
  readonly migrations: readonly string[];
}

const notEmpty = (what: string) =>
  new BackupError(
    `${what} A backup is restored into an agency that no server has been started for: give a new DATA_DIR, ` +
      'a new database when DATABASE_URL is set, and another place for files when FILES_URL is set.',
  );

const workFolderIn = (dataDir: string) => path.join(dataDir, 'restoring');

/** Removes what a restore that was cut off has left. @throws BackupError when there is an agency */
async function assertEmpty(client: Client, { config: { dataDir }, files }: RestoreOptions): Promise<void> {
  if (await wasStarted(client)) throw notEmpty('The database contains an agency.');
  const note = await readNote(dataDir);
  const marker = await files.readMarker();
  if (marker !== null && marker !== note?.marker) {
    throw notEmpty(`${files.place} contains the files of an agency.`);
  }
  if (!note) return;
  // files that it wrote are written again, or removed by the server as files that no record names
  await files.writeMarker(null);
  if (note.wroteKey) await rm(storedKeyFile(dataDir), { force: true });
  await rm(noteIn(dataDir), { force: true });
}

/** @throws BackupError when the backup is newer than this release */
async function assertKnown(migrations: readonly string[], folder: string): Promise<void> {
  const ours = await migrationNames(folder);
  const isPrefix = migrations.every((name, index) => ours[index] === name);
  if (isPrefix) return;
  throw new BackupError('The backup was made by a newer release of Szansa: update this one first.');
}

async function storedKey(dataDir: string): Promise<Buffer | null> {
  try {
    return await readFile(storedKeyFile(dataDir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes the archive's key to the place where the server stores it. @throws BackupError when there is none to use */
async function placeKey({ config, passphrase }: RestoreOptions, key: Manifest['key']): Promise<void> {
  if (config.secretKey !== null) return;
  if (key.kind === 'sealed') {
    const opened = await openKey(key, await passphrase());
    if ((await storedKey(config.dataDir))?.equals(opened)) return;
    await writeNote(config.dataDir, { wroteKey: true, marker: null });
    await writeFile(storedKeyFile(config.dataDir), opened, { mode: 0o600, flush: true, flag: 'wx' });
    return;
  }
  if (key.kind === 'setting') {
    throw new BackupError('Set the SECRET_KEY that the agency was used with: the backup does not hold it.');
  }
  if (await storedKey(config.dataDir)) return;
  throw new BackupError(
    `The backup was made without its key. Put the agency's secret-key file into ${config.dataDir} first.`,
  );
}

/** Fills the database in one transaction. */
async function fillDatabase(client: Client, options: RestoreOptions, manifest: Manifest, folder: string) {
  const { config, files, onProgress } = options;
  await client.query('begin');
  let done = 0;
  const { tables } = restoredTables(manifest.tables);
  await copyAllIn(
    client,
    tables,
    (name) => path.join(folder, tableEntry(name)),
    () => onProgress?.({ stage: 'tables', done: (done += 1), total: tables.length }),
  );
  await setSequences(client, manifest.sequences);
  // its own, so that no server uses the files of the agency that was backed up for it
  const marker = randomUUID();
  const { rows } = await client.query<{ key: Buffer }>(
    'update installation set file_store_id = $1 returning key_check as key',
    [marker],
  );
  const installation = rows[0];
  if (!installation) throw new BackupError('The backup is of an agency that no server was started for.');
  if (!isKeyOf(installation.key, openSecrets(config))) {
    throw new InstallationError('The key is not the one the agency was used with.');
  }
  const note = await readNote(config.dataDir);
  await writeNote(config.dataDir, { wroteKey: note?.wroteKey ?? false, marker });
  await files.writeMarker(marker);
  await options.beforeCommit?.();
  // a note that outlived the restore would have the next one remove the files of an agency
  await rm(noteIn(config.dataDir), { force: true });
  await client.query('commit');
}

async function placeFiles({ files, onProgress }: RestoreOptions, manifest: Manifest, folder: string) {
  for (const [index, { key, sha256 }] of manifest.files.entries()) {
    const unpacked = path.join(folder, fileEntry(key));
    await files.put({ path: unpacked, sha256 }, key);
    await rm(unpacked);
    onProgress?.({ stage: 'files', done: index + 1, total: manifest.files.length });
  }
}

async function restoreInto(client: Client, options: RestoreOptions, folder: string): Promise<RestoreReport> {
  const { archive, connection, config, migrations: migrationFiles = migrationsFolder } = options;
  await assertEmpty(client, options);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const manifest = await unpackBackup(archive, folder);
  const migrated = withBaseline(manifest.migrations, 'backup');
  await assertKnown(migrated, migrationFiles);
  await writeNote(config.dataDir, { wroteKey: false, marker: null });
  await placeKey(options, manifest.key);
  await migrate(connection, migrationFiles, migrated.at(-1));
  await placeFiles(options, manifest, folder);
  await fillDatabase(client, options, manifest, folder);
  const { tables, droppedRows } = restoredTables(manifest.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const migrations = await migrate(connection, migrationFiles);
  return { madeAt: manifest.madeAt, rows, droppedRows, files: manifest.files.length, migrations };
}

/**
 * Restores a backup into an empty database and an empty store of files. Nothing is written to either before the whole archive
 * has been read and verified; a restore that is interrupted afterwards leaves an empty agency.
 * @throws BackupError and InstallationError, for the operator
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { dataDir } = options.config;
  await mkdir(dataDir, { recursive: true });
  const folder = workFolderIn(dataDir);
  await rm(folder, { recursive: true, force: true });
  const client = new Client({ ...options.connection, application_name: 'szansa restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return await restoreInto(client, options, folder);
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}
