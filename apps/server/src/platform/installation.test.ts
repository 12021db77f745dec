import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { cloneDatabase, testConnection, testFolder } from '@szansa/server/testing';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createPool, openDatabase, type DatabaseConnection } from './database/pool.ts';
import { diskStore } from './files/disk-store.ts';
import { checkInstallation } from './installation.ts';
import { mailPurpose } from './mail/mail-text.ts';
import { openSecrets } from './secrets.ts';

const own = openSecrets({ dataDir: '/nowhere', secretKey: 'k'.repeat(32) });
const other = openSecrets({ dataDir: '/nowhere', secretKey: 'o'.repeat(32) });

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: DatabaseConnection;
let dataDir: string;
let files: string;
beforeEach(async () => {
  cloned = await cloneDatabase();
  database = openDatabase(createPool(testConnection(cloned.name), pino({ level: 'silent' }), { max: 3 }));
  dataDir = await testFolder();
  files = path.join(dataDir, 'files');
});
afterEach(async () => {
  await database.close();
  await cloned.drop();
  await rm(dataDir, { recursive: true });
});

const start = (secrets = own, folder = files) => checkInstallation(database.db, secrets, diskStore(folder));

async function addFile(): Promise<void> {
  await database.db
    .insertInto('storedFile')
    .values({
      id: crypto.randomUUID(),
      storageKey: 'x',
      name: 'x',
      mime: 'text/plain',
      size: 1,
      sha256: 'x',
      createdBy: null,
    })
    .execute();
}

describe('the secret key', () => {
  it('is noted at the first start, however many start at once, and required ever after', async () => {
    await Promise.all([start(), start(), start()]);
    await start();
    await expect(start(other)).rejects.toThrow(/sealed with another key.*SECRET_KEY/);
    expect(await database.db.selectFrom('installation').selectAll().execute()).toHaveLength(1);
  });

  it('of a database from before that opens nothing in it is not noted', async () => {
    const id = crypto.randomUUID();
    const body = own.seal(mailPurpose(id), 'text');
    await database.db
      .insertInto('outboxMail')
      .values({
        id,
        kind: 'notice',
        userId: null,
        recipient: 'a@a.example',
        subject: 'x',
        body,
        state: 'kept',
        lastError: null,
        sentAt: null,
      })
      .execute();
    await expect(start(other)).rejects.toThrow(/SECRET_KEY/);
    await start();
    await start();
  });
});

describe('the files', () => {
  it('of another database are refused, and the database stays free for its own', async () => {
    await start();
    const second = await cloneDatabase();
    const db = openDatabase(createPool(testConnection(second.name), pino({ level: 'silent' }), { max: 2 }));
    try {
      const refused = checkInstallation(db.db, own, diskStore(files));
      await expect(refused).rejects.toThrow(/do not belong to this database.*DATA_DIR/);
      await checkInstallation(db.db, own, diskStore(path.join(dataDir, 'files of the second')));
    } finally {
      await db.close();
      await second.drop();
    }
  });

  it('may be elsewhere as long as there are none', async () => {
    await start();
    const moved = path.join(dataDir, 'moved');
    await start(own, moved);
    expect(await readFile(path.join(moved, 'store-id'))).toEqual(
      await readFile(path.join(files, 'store-id')),
    );
    await addFile();
    await start();
    const empty = path.join(dataDir, 'empty');
    await mkdir(empty);
    await expect(start(own, empty)).rejects.toThrow(/do not belong to this database/);
  });

  it('of a database from before are its own', async () => {
    await addFile();
    await start();
    await expect(start()).resolves.toBeUndefined();
  });
});
