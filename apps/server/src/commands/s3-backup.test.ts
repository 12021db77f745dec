import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import {
  emptyDatabase,
  s3Server,
  testConnection,
  testFolder,
  testServer,
  type S3Server,
  type TestServer,
} from '@szansa/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { makeBackup, type BackupOptions } from '../platform/backup/make-backup.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { refuseUnfinishedRestore } from '../platform/backup/unfinished-restore.ts';
import { createPool, openDatabase } from '../platform/database/pool.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { storeGenerated } from '../platform/files/generated-file.ts';
import { openS3Store } from '../platform/files/s3-store.ts';
import { dropFile } from '../platform/files/stored-files.ts';
import { checkInstallation } from '../platform/installation.ts';
import { openSecrets } from '../platform/secrets.ts';
import { systemVerb } from '../platform/verb.ts';

const secretKey = 'a key of the agency, long enough';

let s3: S3Server;
let server: TestServer;
let folder: string;
let archive: string;
beforeAll(async () => {
  s3 = await s3Server();
  server = await testServer({ config: { filesUrl: s3.address('agencja/'), secretKey } });
  await checkInstallation(server.db, openSecrets(server.platform.config), server.platform.files);
  folder = await testFolder();
  archive = path.join(folder, 'one.szansa');
  for (const name of ['umowa.txt', 'skan.txt', 'zgoda.txt']) await add(name);
  await makeBackup(options(archive));
});
afterAll(async () => {
  await server.close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

let empty: { readonly name: string; readonly drop: () => Promise<void> };
let dataDir: string;
let target: FileStore;
let restores = 0;
beforeEach(async () => {
  restores += 1;
  empty = await emptyDatabase();
  dataDir = path.join(folder, `data-${restores}`);
  target = await openS3Store(s3.address(`przywrocone-${restores}/`));
});
afterEach(async () => {
  target.close();
  await empty.drop();
});

const add = (name: string) =>
  systemVerb(server.platform, (work) =>
    storeGenerated(work, { name, mime: 'text/plain', bytes: Buffer.from(`plik ${name}`) }),
  );

const options = (file: string, change: Partial<BackupOptions> = {}): BackupOptions => ({
  connection: testConnection(server.database),
  files: server.platform.files,
  workFolder: path.join(server.dataDir, 'backup-test'),
  target: file,
  replaces: false,
  key: { kind: 'setting' },
  ...change,
});

const restore = (beforeCommit = () => Promise.resolve()) =>
  restoreBackup({
    archive,
    connection: testConnection(empty.name),
    config: { dataDir, secretKey },
    files: target,
    passphrase: () => Promise.reject(new Error('no key is sealed')),
    beforeCommit,
  });

/** The contents of a store, in order. */
async function textsIn(store: FileStore): Promise<string[]> {
  const rows = await server.db
    .selectFrom('storedFile')
    .select(['storageKey as key', 'size', 'sha256'])
    .execute();
  const texts: string[] = [];
  for (const content of rows) texts.push((await buffer(await store.open(content))).toString());
  return texts.toSorted();
}

const all = ['plik skan.txt', 'plik umowa.txt', 'plik zgoda.txt'];

// all of it costs 5 s

it('a backup of files on S3 is restored into another bucket or folder', async () => {
  expect(await restore()).toMatchObject({ files: 3 });
  expect(await textsIn(target)).toEqual(all);
  // the copy is started on its own files only
  const database = openDatabase(createPool(testConnection(empty.name), server.platform.log, { max: 1 }));
  const check = (files: FileStore) =>
    checkInstallation(database.db, openSecrets({ dataDir, secretKey }), files);
  await check(target);
  await expect(check(server.platform.files)).rejects.toThrow(/do not belong to this database/);
  await database.close();
  expect(await readdir(server.dataDir)).not.toContain('backup-test');
});

it('a restore that was cut off can be run again, and only where it was', async () => {
  await expect(restore(() => Promise.reject(new Error('the power went')))).rejects.toThrow('the power went');
  await expect(refuseUnfinishedRestore(testConnection(empty.name), dataDir)).rejects.toThrow(/was cut off/);
  const first = target;
  // a bucket of an agency is left as it is, whatever was interrupted here
  target = server.platform.files;
  await expect(restore()).rejects.toThrow(/agencja contains the files of an agency/);
  expect(await textsIn(server.platform.files)).toEqual(all);
  target = first;
  expect(await restore()).toMatchObject({ files: 3 });
  expect(await textsIn(target)).toEqual(all);
});

it('files that are removed while others are copied are in no backup, and the others are copied once', async () => {
  const { id } = await add('krotki.txt');
  const seen = s3.seen.length;
  let removed = false;
  const afterSnapshot = async () => {
    if (removed) return;
    removed = true;
    await systemVerb(server.platform, (work) => dropFile(work, id));
  };
  const report = await makeBackup(options(path.join(folder, 'two.szansa'), { afterSnapshot }));
  expect(report).toMatchObject({ files: 3, lost: [] });
  const keys = s3.seen
    .slice(seen)
    .filter(({ method }) => method === 'GET')
    .map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(3);
  expect(new Set(keys).size).toBe(keys.length);
});

it('names files that are missing or damaged in the bucket', async () => {
  const rows = await server.db.selectFrom('storedFile').select(['storageKey', 'name']).execute();
  const placeOf = (name: string) =>
    s3.pathOf(`agencja/${rows.find((row) => row.name === name)?.storageKey ?? ''}`);
  const before = await readFile(placeOf('skan.txt'));
  await rm(placeOf('umowa.txt'));
  await writeFile(placeOf('skan.txt'), before.toString().toUpperCase());
  const report = await makeBackup(options(path.join(folder, 'lost.szansa')));
  expect(report.files).toBe(1);
  expect(report.lost.toSorted()).toEqual(['skan.txt', 'umowa.txt']);
});
