import { randomBytes } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import {
  s3Server,
  testConnection,
  testFolder,
  testServer,
  type S3Server,
  type TestServer,
} from '@szansa/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { checkInstallation } from '../installation.ts';
import { openSecrets } from '../secrets.ts';
import { systemContext, systemVerb } from '../verb.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { storeGenerated } from './generated-file.ts';
import { moveFiles, type MoveReport } from './move-files.ts';
import { openS3Store } from './s3-store.ts';
import { downloadFile } from './stored-files.ts';

const names = ['a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt', 'f.txt'];

let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await s3Server();
  folder = await testFolder();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

/** Ends with each test; its database is used as if no server ran. */
let server: TestServer;
let contents: Map<string, Buffer>;
let disk: FileStore;
let bucket: FileStore;
let moves = 0;
beforeEach(async () => {
  server = await testServer();
  disk = diskStore(path.join(server.dataDir, 'files'));
  moves += 1;
  bucket = await openS3Store(s3.address(`agencja-${moves}/`));
  await checkInstallation(server.db, openSecrets(server.platform.config), disk);
  contents = new Map();
  for (const name of names) await add(name);
});
afterEach(async () => {
  bucket.close();
  await server.close();
});

async function add(name: string): Promise<void> {
  const bytes = randomBytes(1000);
  const { id } = await systemVerb(server.platform, (work) =>
    storeGenerated(work, { name, mime: 'text/plain', bytes }),
  );
  contents.set(id, bytes);
}

async function keyOf(name: string): Promise<string> {
  const { storageKey } = await server.db
    .selectFrom('storedFile')
    .select('storageKey')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return storageKey;
}

/** Ends the connection by which a running server is known. */
const stopServing = () => server.platform.sessions.close();

function move(from: FileStore, to: FileStore): Promise<MoveReport> {
  const workFolder = path.join(folder, 'moving');
  return moveFiles({ connection: testConnection(server.database), from, to, workFolder });
}

async function expectAllIn(files: FileStore): Promise<void> {
  const context = systemContext({ ...server.platform, files });
  for (const [id, bytes] of contents) {
    const stored = await downloadFile(context, id);
    expect((await buffer(await stored.read())).equals(bytes)).toBe(true);
  }
}

// each costs half a second

it('files are copied while a server runs, moved once it has stopped, and moved back', async () => {
  expect(await move(disk, bucket)).toEqual({ files: 6, copied: 6, lost: [], isMoved: false });
  expect(await bucket.readMarker()).toBeNull();
  await add('meanwhile.txt');
  await stopServing();
  expect(await move(disk, bucket)).toEqual({ files: 7, copied: 1, lost: [], isMoved: true });
  await expectAllIn(bucket);
  const secrets = openSecrets(server.platform.config);
  await checkInstallation(server.db, secrets, bucket);
  await expect(checkInstallation(server.db, secrets, disk)).rejects.toThrow(/do not belong to this database/);
  expect(await move(disk, bucket)).toEqual({ files: 7, copied: 0, lost: [], isMoved: true });

  // the disk has what was copied from it, but for what was damaged there
  await writeFile(path.join(server.dataDir, 'files', await keyOf('b.txt')), randomBytes(1000));
  expect(await move(bucket, disk)).toEqual({ files: 7, copied: 1, lost: [], isMoved: true });
  await expectAllIn(disk);
  await checkInstallation(server.db, secrets, disk);
  expect(await readdir(folder)).toEqual([]);
});

it('a move that was interrupted continues with the rest', async () => {
  await stopServing();
  let written = 0;
  s3.refuse(403, ({ method, key }) => method === 'PUT' && key.includes('/') && (written += 1) > 3);
  await expect(move(disk, bucket)).rejects.toThrow('refused a call (');
  s3.refuse(0, () => false);
  expect(await bucket.readMarker()).toBeNull();
  const report = await move(disk, bucket);
  expect(report).toMatchObject({ files: 6, lost: [], isMoved: true });
  expect(report.copied).toBe(3);
  await expectAllIn(bucket);
});

it('from bucket to bucket, and names files that were lost before', async () => {
  const other = await openS3Store(s3.address(`inny-${moves}/`));
  await stopServing();
  await move(disk, bucket);
  await bucket.remove(await keyOf('c.txt'));
  expect(await move(bucket, other)).toEqual({ files: 5, copied: 5, lost: ['c.txt'], isMoved: true });
  other.close();
});

it('neither into the files of another agency nor out of them', async () => {
  await stopServing();
  await bucket.writeMarker('another');
  await expect(move(disk, bucket)).rejects.toThrow(/contains the files of another agency/);
  const other = await openS3Store(s3.address(`obcy-${moves}/`));
  await expect(move(bucket, other)).rejects.toThrow(/do not belong to this database/);
  other.close();
});
