import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { BackupError, unpack, type Unpacked } from './archive.ts';
import { fileEntry, manifest, manifestName, tableEntry, type Manifest } from './manifest.ts';
import { brokenReferences, type BrokenReference } from './references.ts';
import { restoredTables } from './tables.ts';

export interface VerifyReport {
  readonly madeAt: string;
  readonly rows: number;
  readonly files: number;
  /**
   * References to rows that the archive does not contain; null for one of an early release, which does not list them.
   */
  readonly broken: readonly BrokenReference[] | null;
}

async function readManifest(folder: string, archive: string, unpacked: Unpacked): Promise<Manifest> {
  if (!unpacked.has(manifestName)) throw new BackupError(`${archive} does not list its contents.`);
  const found = manifest.safeParse(JSON.parse(await readFile(path.join(folder, manifestName), 'utf8')));
  if (!found.success) {
    throw new BackupError(
      `${archive} was made by a release that this one does not know: restore it with that release, or update this one.`,
    );
  }
  return found.data;
}

/** Checks that the archive contains exactly the entries of its manifest. */
function assertComplete({ tables, files }: Manifest, archive: string, unpacked: Unpacked): void {
  const named = [
    ...tables.map(({ name, sha256 }) => ({ entry: tableEntry(name), sha256 })),
    ...files.map(({ key, sha256 }) => ({ entry: fileEntry(key), sha256 })),
  ];
  const wrong = named.filter(({ entry, sha256 }) => unpacked.get(entry)?.sha256 !== sha256);
  if (wrong.length === 0 && named.length + 1 === unpacked.size) return;
  throw new BackupError(
    `${archive} does not contain what it lists: ${wrong[0]?.entry ?? 'it has further entries'}.`,
  );
}

/**
 * Unpacks a backup into an empty folder and returns its manifest.
 * @throws BackupError when it is damaged, of an unknown kind, or differs from its manifest
 */
export async function unpackBackup(archive: string, folder: string): Promise<Manifest> {
  const unpacked = await unpack(archive, folder);
  const found = await readManifest(folder, archive, unpacked);
  assertComplete(found, archive, unpacked);
  return found;
}

/**
 * Reads a whole backup as a restore does, and writes nothing but a folder that is removed again.
 * @throws BackupError as `unpackBackup`
 */
export async function verifyBackup(archive: string, workFolder: string): Promise<VerifyReport> {
  await rm(workFolder, { recursive: true, force: true });
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  try {
    const { madeAt, tables: archived, files, references } = await unpackBackup(archive, workFolder);
    const { tables } = restoredTables(archived);
    const placeOf = (name: string) => path.join(workFolder, tableEntry(name));
    return {
      madeAt,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      files: files.length,
      broken: references ? await brokenReferences(tables, references, placeOf) : null,
    };
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
