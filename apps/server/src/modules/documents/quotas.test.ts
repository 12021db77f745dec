import { readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';

import {
  call,
  expireDeleted,
  refusal,
  testServer,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { storeFile, ownerContext, verb } from '#platform';
import { openOpportunity } from '../opportunities/test-deals.ts';

const megabyte = 1024 * 1024;

let server: TestServer;
let anna: SignedIn;
let piotr: SignedIn;
let admin: SignedIn;
let opportunity: Record<'anna' | 'piotr', string>;

beforeAll(async () => {
  server = await testServer();
  anna = await server.signIn('worker@test.example');
  piotr = await server.signIn('worker2@test.example');
  admin = await server.signIn('admin@test.example');
  opportunity = {
    anna: (await openOpportunity(server, anna)).id,
    piotr: (await openOpportunity(server, piotr)).id,
  };
});
beforeEach(async () => {
  await server.db.deleteFrom('document').execute();
  await server.db.deleteFrom('removal').execute();
  await server.db.deleteFrom('storedFile').execute();
  await limits({});
});
afterAll(() => server.close());

interface Limits {
  readonly messageFilesMb?: number;
  readonly dailyFilesMb?: number;
  readonly agencyFilesGb?: number;
}

const limits = (set: Limits) =>
  server.db
    .updateTable('agency')
    .set({ messageFilesMb: 100, dailyFilesMb: 1000, agencyFilesGb: 50, ...set })
    .execute();

/** A text of so many megabytes. */
const file = (size: number) => new File(['a'.repeat(Math.round(size * megabyte))], 'notatka.txt');

const upload = (who: 'anna' | 'piotr', ...sizes: number[]) =>
  (who === 'anna' ? anna : piotr).client.documents.upload({
    params: { id: opportunity[who] },
    body: { type: 'other' },
    files: sizes.map(file),
  });

const leftovers = () => readdir(path.join(server.dataDir, 'incoming'));
const retained = async () => {
  const rows = await server.db.selectFrom('storedFile').select('size').execute();
  return rows.length;
};
/** A file of so many bytes that the server has made. */
const keepOf = (size: number) =>
  server.db
    .insertInto('storedFile')
    .values({
      id: crypto.randomUUID(),
      storageKey: 'whole',
      name: 'Archiwum.zip',
      mime: 'application/zip',
      size,
      sha256: '',
      createdBy: null,
    })
    .execute();
const over = (code: 'files_too_large' | 'daily_quota' | 'agency_quota', limit: number) =>
  refusal(code, 413, { details: { limit } });

test('files sent at once have a limit together, however they are announced', async () => {
  await limits({ messageFilesMb: 1 });
  await upload('anna', 0.4, 0.4);
  await expect(upload('anna', 0.7, 0.7)).rejects.toEqual(over('files_too_large', 1));
  await expect(upload('anna', 5)).rejects.toEqual(over('files_too_large', 1));
  expect(await retained()).toBe(2);
  await expect.poll(leftovers).toEqual([]);
});

test('files of a message have a limit together too, and the refusal is in the language of the sender', async () => {
  await limits({ messageFilesMb: 1 });
  const send = async (locale: 'pl' | 'en') => {
    await server.db.updateTable('appUser').set({ locale }).where('id', '=', anna.userId).execute();
    const { token } = await server.signIn('worker@test.example');
    const body = new FormData();
    body.set('customerFileId', opportunity.anna);
    body.set('message', 'Dzień dobry');
    for (const one of [file(0.8), file(0.8)]) body.append('files', one);
    return call(server, 'POST', '/comment/create', { token, body });
  };
  expect(await send('en')).toMatchObject({
    status: 413,
    body: { message: 'Files sent at once can have at most 1 MB together' },
  });
  expect(await send('pl')).toMatchObject({
    status: 413,
    body: { message: 'Pliki wysyłane naraz mogą mieć razem najwyżej 1 MB' },
  });
  expect(await retained()).toBe(0);
});

test('a refusal of the first file is received although large ones follow', async () => {
  await expect(upload('anna', 0, 20, 20)).rejects.toEqual(
    refusal('file_empty', 422, { details: { name: 'notatka.txt' } }),
  );
  await expect.poll(leftovers).toEqual([]);
});

test('uploads are limited per person and day; a removed file no longer counts once it is deleted for good', async () => {
  await limits({ dailyFilesMb: 1 });
  const [first] = await upload('anna', 0.7);
  await expect(upload('anna', 0.7)).rejects.toEqual(over('daily_quota', 1));
  await upload('piotr', 0.7);
  await anna.client.documents.remove({ params: { id: first?.id ?? '' } });
  await expect(upload('anna', 0.7)).rejects.toEqual(over('daily_quota', 1));
  await expireDeleted(server);
  await upload('anna', 0.7);
  await expect(upload('anna', 0.7)).rejects.toEqual(over('daily_quota', 1));
  await server.db
    .updateTable('storedFile')
    .set({ createdAt: sql<Date>`created_at - interval '1 day'` })
    .execute();
  await upload('anna', 0.7);
  await expect.poll(leftovers).toEqual([]);
});

test('of many uploads at once those that fit are stored', async () => {
  await limits({ dailyFilesMb: 1 });
  const tried = await Promise.allSettled(Array.from({ length: 8 }, () => upload('anna', 0.3)));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await retained()).toBe(3);
});

test('an upload that has not ended counts towards the quota of those that come after it', async () => {
  await limits({ dailyFilesMb: 1 });
  const stalled = request(`${server.url}/api/opportunities/${opportunity.anna}/documents`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${anna.token}`,
      'content-type': 'multipart/form-data; boundary=part',
      'idempotency-key': crypto.randomUUID(),
      'transfer-encoding': 'chunked',
    },
  });
  stalled.on('error', () => undefined);
  stalled.write(
    '--part\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n',
  );
  stalled.write('a'.repeat(0.7 * megabyte));
  const { startUpload } = server.platform;
  const going = () => {
    const own = startUpload(anna.userId);
    const { person } = own.before();
    own.end();
    return person;
  };
  await expect.poll(going).toBeGreaterThan(0.6 * megabyte);
  await expect(upload('anna', 0.7)).rejects.toEqual(over('daily_quota', 1));
  await upload('piotr', 0.7);
  stalled.destroy();
  await expect.poll(going).toBe(0);
  await upload('anna', 0.7);
});

test('of many uploads of many people at once the agency stores those that fit', async () => {
  await limits({ agencyFilesGb: 1 });
  await keepOf(1023 * megabyte);
  const people = ['anna', 'piotr', 'anna', 'piotr', 'anna', 'piotr'] as const;
  const tried = await Promise.allSettled(people.map((who) => upload(who, 0.3)));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('works of several people that end at one moment stay within what the agency has left, however much that is', async () => {
  await limits({ agencyFilesGb: 3, dailyFilesMb: 100_000 });
  const source = path.join(server.dataDir, 'archiwum.zip');
  await writeFile(source, 'zip');
  const size = 900 * megabyte;
  const received = { path: source, name: 'Archiwum.zip', mime: 'application/zip', size, sha256: '' };
  const owners = [anna, piotr, admin, anna, piotr, admin];
  // all of them have stored their file before any of them ends
  let [pending, open] = [owners.length, (): void => undefined];
  const allStored = new Promise<void>((resolve) => {
    open = resolve;
  });
  const store = async (owner: SignedIn) => {
    const context = await ownerContext(server, owner);
    if (!context) throw new Error('somebody who signed in is somebody');
    await verb(context, async (work) => {
      await storeFile(work, received);
      pending -= 1;
      if (pending === 0) open();
      await allStored;
    });
  };
  const tried = await Promise.allSettled(owners.map(store));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await retained()).toBe(3);
});

test('the agency has a total storage limit, which includes files that the server creates', async () => {
  await limits({ agencyFilesGb: 1 });
  await keepOf(1024 * megabyte - 1000);
  for (const who of ['anna', 'piotr'] as const)
    await expect(upload(who, 0.3)).rejects.toEqual(over('agency_quota', 1));
  const params = { id: opportunity.anna };
  const offer = await anna.client.offers.create({ params, body: { offerType: 'leasing' } });
  await expect(
    anna.client.offers.savePdf({ params: { id: offer.id }, body: { language: 'pl' } }),
  ).rejects.toEqual(over('agency_quota', 1));
});

test('administrators see what is used, and by whom today', async () => {
  await upload('anna', 0.5, 0.25);
  await upload('piotr', 0.5);
  expect(await admin.client.agency.storage()).toMatchObject({
    bytes: 1.25 * megabyte,
    files: 3,
    today: [
      { id: anna.userId, bytes: 0.75 * megabyte },
      { id: piotr.userId, bytes: 0.5 * megabyte },
    ],
  });
});
