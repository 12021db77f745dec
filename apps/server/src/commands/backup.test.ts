import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { createArchive } from '../platform/backup/archive.ts';
import { makeBackup, type BackupOptions } from '../platform/backup/make-backup.ts';
import { fileEntry, manifestName, tableEntry, type Manifest } from '../platform/backup/manifest.ts';
import { referencesOf } from '../platform/backup/references.ts';
import { restoreBackup, type RestoreOptions } from '../platform/backup/restore-backup.ts';
import { sealKey } from '../platform/backup/sealed-key.ts';
import { backedUpTables } from '../platform/backup/tables.ts';
import { unpackBackup, verifyBackup } from '../platform/backup/verify-backup.ts';
import { migrationNames, migrationsFolder } from '../platform/database/migrate.ts';
import { replacedMigrations } from '../platform/database/test-replaced-migrations.ts';
import { diskStore } from '../platform/files/disk-store.ts';
import { filesFolder } from '../platform/files/open-files.ts';
import { checkInstallation } from '../platform/installation.ts';
import { storedKeyFile, openSecrets } from '../platform/secrets.ts';
import {
  emptyDatabase,
  expireDeleted,
  repetitions,
  testConnection,
  testFolder,
  testPassword,
  testServer,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import { Client } from 'pg';
import { Readable } from 'node:stream';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { codeOf, enrolled, ticketOf } from '../modules/auth/test-accounts.ts';
import { closedOpportunity, openOpportunity } from '../modules/opportunities/test-deals.ts';

const passphrase = 'trzy konie na moscie';

let server: TestServer;
let worker: SignedIn;
let opportunityId: string;
let secret: string;
/** A backup of the server, made once, and what was there then. */
let archive: string;
let locked: unknown;
let folder: string;

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  await checkInstallation(
    server.db,
    openSecrets({ dataDir: server.dataDir, secretKey: null }),
    server.platform.files,
  );
  ({ secret } = await enrolled(server, 'admin@test.example'));
  const opportunity = await openOpportunity(server, worker);
  opportunityId = opportunity.id;
  await worker.client.customers.create({
    body: { firstName: 'Ola', lastName: 'Źdźbło', emails: ['ola@test.example'], note: 'a\nb \\N \\. "' },
  });
  await upload('umowa.txt');
  await worker.client.comments.create({
    body: { customerFileId: opportunityId, message: 'Zażółć \u{1F698}' },
    files: [new File(['treść'], 'skan.txt')],
  });
  const closed = await closedOpportunity(server, worker);
  await worker.client.opportunities.consentToEdit({ params: { id: closed.id } });
  folder = await testFolder();
  archive = path.join(folder, 'one.szansa');
  await makeBackup(await options(archive));
  locked = [await sumsOf(server.database), await filesIn(server.dataDir)];
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function upload(name: string) {
  const params = { id: opportunityId };
  const body = { type: 'consents' as const };
  const [document] = await worker.client.documents.upload({
    params,
    body,
    files: [new File([`plik ${name}`], name)],
  });
  if (!document) throw new Error('no document');
  return document;
}

async function options(target: string, change: Partial<BackupOptions> = {}): Promise<BackupOptions> {
  return {
    connection: testConnection(server.database),
    files: server.platform.files,
    workFolder: path.join(server.dataDir, 'backup-test'),
    target,
    replaces: false,
    key: await sealKey(await readFile(storedKeyFile(server.dataDir)), passphrase),
    ...change,
  };
}

/** Every table by a sum of its rows, the generated columns as well, but for those that a backup leaves out or a restore changes. */
async function sumsOf(database: string): Promise<Record<string, string>> {
  const client = new Client(testConnection(database));
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and not relispartition and relname not in
         ('account_ticket', 'closed_edit_consent', 'idempotency_key', 'installation', 'login_attempt', 'migration', 'session', 'socket_io_attachments')`,
    );
    const sums: Record<string, string> = {};
    for (const { name } of rows) {
      const sum = await client.query<{ sum: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${name}" t`,
      );
      sums[name] = sum.rows[0]?.sum ?? '';
    }
    const sequences = await client.query<{ name: string; value: string }>(
      `select sequencename as name, coalesce(last_value::text, '') as value from pg_sequences where schemaname = 'public'`,
    );
    return { ...sums, ...Object.fromEntries(sequences.rows.map(({ name, value }) => [name, value])) };
  } finally {
    await client.end();
  }
}

/** Every stored file by the sum of its bytes, without the marker, which a restore changes. */
async function filesIn(dataDir: string): Promise<Record<string, string>> {
  const names = await readdir(filesFolder({ dataDir }), { recursive: true }).catch(() => []);
  const found: Record<string, string> = {};
  for (const name of names.toSorted((one, other) => one.localeCompare(other))) {
    const file = path.join(filesFolder({ dataDir }), name);
    if (name !== 'store-id' && (await stat(file)).isFile())
      found[name] = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
  }
  return found;
}

let empty: { readonly name: string; readonly drop: () => Promise<void> };
let dataDir: string;
beforeEach(async () => {
  empty = await emptyDatabase();
  dataDir = path.join(await testFolder(), 'data');
});
afterEach(async () => {
  await empty.drop();
  await rm(path.dirname(dataDir), { recursive: true, force: true });
});

const restore = (change: Partial<RestoreOptions> = {}) =>
  restoreBackup({
    archive,
    connection: testConnection(empty.name),
    config: { dataDir, secretKey: null },
    files: diskStore(filesFolder({ dataDir })),
    passphrase: () => Promise.resolve(passphrase),
    ...change,
  });

/** Nothing of an agency has come to the place. */
async function expectNothing(): Promise<void> {
  expect(await filesIn(dataDir)).toEqual({});
  expect((await readdir(dataDir).catch(() => [])).filter((name) => name !== 'restore-unfinished')).toEqual(
    [],
  );
  const client = new Client(testConnection(empty.name));
  await client.connect();
  const { rows } = await client.query(`select to_regclass('public.app_user') as found`);
  await client.end();
  expect(rows).toEqual([{ found: null }]);
}

/** The backup of the server with another description of itself, and more in it. */
async function changedArchive(
  name: string,
  change: (locked: Manifest) => Manifest,
  more: Readonly<Record<string, Buffer>> = {},
): Promise<string> {
  const unpacked = path.join(folder, 'unpacked');
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked);
  const described = change(await unpackBackup(archive, unpacked));
  const target = path.join(folder, name);
  const writer = createArchive(target);
  const entries = [
    ...described.tables.map((table) => tableEntry(table.name)),
    ...described.files.map(({ key }) => fileEntry(key)),
  ];
  for (const entry of entries) {
    const content = more[entry] ?? (await readFile(path.join(unpacked, entry)));
    await writer.add(entry, content.length, Readable.from([content]));
  }
  await writer.addText(manifestName, JSON.stringify(described));
  await writer.finish();
  return target;
}

describe('a backup', () => {
  it('is of one moment, whatever is written and removed meanwhile, and comes back with every row and file', async () => {
    const doomed = await upload('znika.txt');
    const target = path.join(folder, 'moment.szansa');
    let moments = 0;
    let before: unknown;
    const afterSnapshot = async () => {
      moments += 1;
      if (moments > 1) return;
      // its content is deleted before the backup copies it, so the backup retries with another snapshot
      await worker.client.documents.remove({ params: { id: doomed.id } });
      await expireDeleted(server);
    };
    const late = async () => {
      await afterSnapshot();
      if (moments !== 2) return;
      before = [await sumsOf(server.database), await filesIn(server.dataDir)];
      await worker.client.customers.create({
        body: { lastName: 'Spóźniony', emails: ['pozno@test.example'] },
      });
    };
    const report = await makeBackup(await options(target, { afterSnapshot: late }));
    expect(report).toMatchObject({ files: 2, lost: [] });
    expect(moments).toBe(2);
    await restore({ archive: target });
    expect([await sumsOf(empty.name), await filesIn(dataDir)]).toEqual(before);
  });

  it('comes back to people who sign in with their second factor, find their files, and write more', async () => {
    await restore();
    const again = await testServer({ database: empty.name, config: { dataDir } });
    try {
      const credentials = { email: 'admin@test.example', password: testPassword };
      const ticket = ticketOf(await again.client.auth.login({ body: credentials }), 'totp');
      const code = codeOf(secret, 1);
      expect(await again.client.auth.loginTotp({ body: { ticket, code } })).toHaveProperty('tokenData');
      const { client } = await again.signIn('worker@test.example');
      const [document] = await client.documents.listOfOpportunity({ params: { id: opportunityId } });
      const { blob } = await client.files.download({ params: { id: document?.file.id ?? '' } });
      expect(await blob.text()).toBe('plik umowa.txt');
      const made = await openOpportunity(again, await again.signIn('worker@test.example'));
      expect(made.number).toBeGreaterThan(1);
    } finally {
      await again.close();
    }
  });

  it('of the release before comes back, and is brought up to date', async () => {
    const migrations = path.join(folder, 'migrations');
    await mkdir(migrations);
    for (const name of await migrationNames()) {
      const source = JSON.stringify(path.join(migrationsFolder, `${name}.ts`));
      await writeFile(path.join(migrations, `${name}.ts`), `export * from ${source};`);
    }
    await writeFile(
      path.join(migrations, '9999-later.ts'),
      `export const up = (db) => db.updateTable('customer').set({ city: 'Łódź' }).execute();`,
    );
    expect(await restore({ migrations })).toMatchObject({ migrations: ['9999-later'] });
    const client = new Client(testConnection(empty.name));
    await client.connect();
    const { rows } = await client.query('select distinct city from customer');
    await client.end();
    expect(rows).toEqual([{ city: 'Łódź' }]);
  });

  it('from before the baseline comes back, unless it is older than its last migration', async () => {
    const before = replacedMigrations();
    const target = await changedArchive('before.szansa', (whole) => ({
      ...whole,
      migrations: before,
      // a migration since then creates it
      tables: whole.tables.filter(({ name }) => name !== 'setup'),
    }));
    const older = await changedArchive('older.szansa', (whole) => ({
      ...whole,
      migrations: before.slice(0, -1),
    }));
    await expect(restore({ archive: older })).rejects.toThrow(
      /backup is older than version 0\.1\.0: its last migration is 0084-.* Restore it with the last commit/,
    );
    await expectNothing();
    const later = (await migrationNames()).slice(1);
    expect(await restore({ archive: target })).toMatchObject({ migrations: later });
    expect([await sumsOf(empty.name), await filesIn(dataDir)]).toEqual(locked);
  });

  it('refers to nothing that it leaves out, whatever table it is, and its verification states so', async () => {
    const client = new Client(testConnection(server.database));
    await client.connect();
    const tables = (await backedUpTables(client)).map(({ name }) => name);
    const references = await referencesOf(client);
    await client.end();
    expect(references.length).toBeGreaterThan(100);
    const toLeftOut = references.filter(
      ({ table, toTable }) => tables.includes(table) && !tables.includes(toTable),
    );
    expect(toLeftOut).toEqual([]);
    const work = path.join(folder, 'verifying');
    expect(await verifyBackup(archive, work)).toMatchObject({ files: 2, broken: [] });
    expect(await readdir(folder)).not.toContain('verifying');
  });

  it('that refers to rows it does not contain is distinguished from one that can be restored', async () => {
    const target = await changedArchive('orphans.szansa', (whole) => ({
      ...whole,
      tables: whole.tables.filter(({ name }) => name !== 'customer_file'),
    }));
    const { broken } = await verifyBackup(target, path.join(folder, 'verifying'));
    expect(broken).toContainEqual({
      reference: {
        table: 'comment',
        columns: ['customer_file_id'],
        toTable: 'customer_file',
        toColumns: ['id'],
      },
      rows: 1,
    });
  });

  it('of a release that contained consents of sessions is restored without them', async () => {
    const rows = zstdCompressSync('1\t2\n');
    const sha256 = createHash('sha256').update(rows).digest('hex');
    const consents = {
      name: 'closed_edit_consent',
      columns: ['id', 'session_id'],
      rows: 1,
      size: rows.length,
      sha256,
    };
    const target = await changedArchive(
      'consents.szansa',
      ({ references: _unknown, ...whole }) => ({ ...whole, tables: [...whole.tables, consents] }),
      { [tableEntry(consents.name)]: rows },
    );
    expect(await verifyBackup(target, path.join(folder, 'verifying'))).toMatchObject({ broken: null });
    expect(await restore({ archive: target })).toMatchObject({ droppedRows: 1 });
    expect([await sumsOf(empty.name), await filesIn(dataDir)]).toEqual(locked);
  });

  it('names files whose content is missing or damaged on the disk, and contains all others', async () => {
    const [missing, damaged] = [await upload('brak.txt'), await upload('zepsuty.txt')];
    const rows = await server.db
      .selectFrom('storedFile')
      .select(['id', 'storageKey'])
      .where('id', 'in', [missing.file.id, damaged.file.id])
      .execute();
    const placeOf = (id: string) =>
      path.join(filesFolder(server), rows.find((row) => row.id === id)?.storageKey ?? '');
    await rm(placeOf(missing.file.id));
    await writeFile(placeOf(damaged.file.id), 'plik zepsuty.TXT');
    const report = await makeBackup(await options(path.join(folder, 'lost.szansa')));
    expect(report.lost).toEqual(['brak.txt', 'zepsuty.txt']);
    expect(report.files).toBe(2);
    for (const { id } of [missing, damaged]) await worker.client.documents.remove({ params: { id } });
    await expireDeleted(server);
  });

  it('does not overwrite a file, unless that is requested', async () => {
    const target = path.join(folder, 'taken.szansa');
    await writeFile(target, 'mine');
    await expect(makeBackup(await options(target))).rejects.toThrow(/exists/);
    expect(await readFile(target, 'utf8')).toBe('mine');
    await makeBackup(await options(target, { replaces: true }));
    expect((await stat(target)).size).toBeGreaterThan(1000);
    expect(await readdir(server.dataDir)).not.toContain('backup-test');
  });
});

/** Creates an archive that declares itself complete. */
async function archiveOf(name: string, entries: Readonly<Record<string, string>>): Promise<string> {
  const target = path.join(folder, name);
  await rm(target, { force: true });
  const writer = createArchive(target);
  for (const [entry, text] of Object.entries(entries)) {
    await writer.add(entry, Buffer.byteLength(text), Readable.from([Buffer.from(text)]));
  }
  await writer.finish();
  return target;
}

describe('what is no whole backup is refused, and nothing is written', () => {
  it('with a bit changed anywhere', async () => {
    const whole = await readFile(archive);
    const target = path.join(folder, 'damaged.szansa');
    const parts = repetitions({ usual: 6, all: 24 });
    for (let part = 0; part < parts; part += 1) {
      const changed = Buffer.from(whole);
      const place = Math.floor((whole.length - 1) * (part / (parts - 1)));
      changed[place] = (changed[place] ?? 0) ^ 0x10;
      await writeFile(target, changed);
      await expect(restore({ archive: target }), `byte ${place}`).rejects.toThrow(
        /damaged|no backup|contains an entry/,
      );
    }
    await expectNothing();
  });

  it('cut off anywhere, or of another kind', async () => {
    const target = path.join(folder, 'cut.szansa');
    const whole = await readFile(archive);
    for (const length of [0, 10, 511, 5000, whole.length - 2000, whole.length - 1]) {
      await writeFile(target, whole);
      await truncate(target, length);
      await expect(restore({ archive: target }), `${length} bytes`).rejects.toThrow(/no backup of Szansa/);
    }
    await expect(restore({ archive: path.join(folder, 'nowhere') })).rejects.toThrow(/nowhere/);
    await expectNothing();
  });

  it.each(['../../outside', '/etc/outside', 'tables/../../x.zst', 'files/aa'])(
    'with an entry %s',
    async (name) => {
      const target = await archiveOf('hostile.szansa', { [name]: 'x' });
      await expect(restore({ archive: target })).rejects.toThrow(/no backup contains/);
      await expectNothing();
    },
  );

  it('of a newer release, or with other contents than it declares', async () => {
    const described = {
      format: 1,
      madeAt: '2026-01-01T00:00:00.000Z',
      migrations: [...(await migrationNames()), '9999-later'],
      tables: [],
      sequences: [],
      files: [],
      key: { kind: 'setting' },
    };
    const newer = await archiveOf('newer.szansa', { [manifestName]: JSON.stringify(described) });
    await expect(restore({ archive: newer })).rejects.toThrow(/newer release/);
    const following = await archiveOf('later.szansa', {
      [manifestName]: JSON.stringify({ ...described, format: 2 }),
    });
    await expect(restore({ archive: following })).rejects.toThrow(/does not know/);
    const entries = { [manifestName]: JSON.stringify(described), 'tables/agency.zst': 'x' };
    const more = await archiveOf('more.szansa', entries);
    await expect(restore({ archive: more })).rejects.toThrow(/does not contain what it lists/);
    await expectNothing();
  });

  it('with another passphrase, or without the key that was left out', async () => {
    await expect(restore({ passphrase: () => Promise.resolve('another one') })).rejects.toThrow(/passphrase/);
    const bare = path.join(folder, 'bare.szansa');
    await makeBackup(await options(bare, { key: { kind: 'left-out' } }));
    await expect(restore({ archive: bare })).rejects.toThrow(/without its key/);
    const config = { dataDir, secretKey: 'a key of another agency, long enough' };
    await expect(restore({ archive: bare, config })).rejects.toThrow(/not the one/);
    await writeFile(storedKeyFile(dataDir), await readFile(storedKeyFile(server.dataDir)));
    await restore({ archive: bare });
    expect(await sumsOf(empty.name)).toHaveProperty('customer');
  });
});

describe('a place', () => {
  it('that contains an agency is left unchanged', async () => {
    const before = await sumsOf(server.database);
    const elsewhere = { connection: testConnection(server.database) };
    await expect(restore(elsewhere)).rejects.toThrow(/The database contains an agency/);
    await expect(restore({ files: server.platform.files })).rejects.toThrow(
      /contains the files of an agency/,
    );
    expect(await sumsOf(server.database)).toEqual(before);
  });

  it('where a restore was cut off accepts another one', async () => {
    const beforeCommit = () => Promise.reject(new Error('the power went'));
    await expect(restore({ beforeCommit })).rejects.toThrow('the power went');
    await restore();
    expect([await sumsOf(empty.name), await filesIn(dataDir)]).toEqual(locked);
  });
});
