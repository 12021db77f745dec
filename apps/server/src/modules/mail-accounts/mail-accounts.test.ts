import type { MailAccountInput } from '@szansa/domain/mail-account';
import {
  imapServer,
  imapUser,
  refusal,
  testServer,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { systemContext } from '#platform';
import { ingestedId, written } from '../received-mails/test-mails.ts';
import { ingestFolder } from './fetching.ts';
import { findAccount } from './queries.ts';

let server: TestServer;
let admin: SignedIn;
let worker: SignedIn;
let mails: Awaited<ReturnType<typeof imapServer>>;

beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('admin@test.example');
  worker = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

beforeEach(async () => {
  mails = await imapServer();
});
afterEach(async () => {
  for (const { id, version } of await admin.client.mailAccounts.list()) {
    await admin.client.mailAccounts.remove({ params: { id }, query: { version } });
  }
  await mails.close();
});

const given = (change: Partial<MailAccountInput> = {}): MailAccountInput => ({
  host: '127.0.0.1',
  port: mails.port,
  security: 'none',
  ...imapUser,
  folder: 'INBOX',
  afterTaking: 'leave',
  takenFrom: '2026-11-01',
  ...change,
});
const create = (change: Partial<MailAccountInput> = {}) =>
  admin.client.mailAccounts.create({ body: given(change) });
const read = (id: string) => admin.client.mailAccounts.get({ params: { id } });
const update = (id: string, version: number, changes: Partial<MailAccountInput>) =>
  admin.client.mailAccounts.update({ params: { id }, body: { version, changes } });
const tryOut = (change: Partial<MailAccountInput> & { id?: string } = {}) => {
  const { takenFrom: _from, ...trial } = given(change);
  return admin.client.mailAccounts.tryOut({ body: { ...trial, ...(change.id ? { id: change.id } : {}) } });
};
const subjects = async (search: string) => {
  const query = { search, perPage: 100 as const };
  return (await worker.client.receivedMails.list({ query })).items.map(({ subject }) => subject).toSorted();
};
/** Delivers mails of these subjects, none of which is a sender's second. */
const deliver = (...named: readonly string[]) => {
  for (const [index, subject] of named.entries()) {
    mails.deliver(written({ Subject: subject, From: `nadawca${index}.${subject}@przyklad.example` }));
  }
};
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${String(index).padStart(2, '0')}`);
/** Looks once, as the job does. */
const look = async (id: string) => {
  const account = await findAccount(server.db, id);
  if (account) await ingestFolder(systemContext(server.platform), account, new AbortController().signal);
};

test('mails in the folder are ingested, and new ones are ingested at once', async () => {
  deliver('Zapytanie-a', 'Zapytanie-b');
  const { id } = await create();
  await expect.poll(() => subjects('Zapytanie')).toEqual(['Zapytanie-a', 'Zapytanie-b']);
  // the idle connection is open beside the one that imported them
  await expect.poll(() => mails.seen.lines).toBeGreaterThan(1);
  deliver('Zapytanie-c');
  await expect.poll(() => subjects('Zapytanie')).toHaveLength(3);
  await expect.poll(() => read(id)).toMatchObject({ takenCount: 3, failure: null });
  expect(mails.flags()).toEqual([[], [], []]);
});

test('a mail names the account it came from, and is found by it; by the folder as well', async () => {
  deliver('Skrzynka');
  const { id } = await create();
  await expect.poll(() => subjects('Skrzynka')).toHaveLength(1);
  await ingestedId(server, written({ Subject: 'Skrzynka obok', From: 'obok@przyklad.example' }));
  const found = async (query: object) =>
    (
      await worker.client.receivedMails.list({ query: { ...query, search: 'Skrzynka', sort: 'subject' } })
    ).items.map(({ mailAccount, isDropped }) => [mailAccount?.name ?? null, isDropped]);
  const ofAccount = [given().userName, false];
  const ofFolder = [null, true];
  expect(await worker.client.receivedMails.sources()).toEqual([{ id, name: given().userName }]);
  expect(await found({})).toEqual([ofAccount, ofFolder]);
  expect(await found({ mailAccountId: id })).toEqual([ofAccount]);
  expect(await found({ dropped: true })).toEqual([ofFolder]);
  expect(await found({ mailAccountId: id, dropped: true })).toEqual([ofAccount, ofFolder]);
  const account = await read(id);
  await admin.client.mailAccounts.remove({ params: { id }, query: { version: account.version } });
  expect(await found({})).toEqual([[null, false], ofFolder]);
});

test('mails from before the start date are ignored', async () => {
  mails.deliver(written({ Subject: 'Dawny' }), '30-Oct-2026');
  mails.deliver(written({ Subject: 'Nowszy' }), '02-Nov-2026');
  await create();
  await expect.poll(() => subjects('wszy')).toEqual(['Nowszy']);
  expect(await subjects('Dawny')).toEqual([]);
});

test('an ingested mail is marked as read, or moved', async () => {
  deliver('Oznaczany');
  const { id, version } = await create({ afterTaking: 'mark_read' });
  await expect.poll(() => mails.flags()).toEqual([[String.raw`\Seen`]]);
  await expect.poll(async () => (await findAccount(server.db, id))?.lastUid).toBe(1);
  await update(id, version, { afterTaking: 'move', movedTo: 'Zrobione' });
  deliver('Przenoszony');
  await look(id);
  expect(mails.flags()).toHaveLength(1);
  expect(mails.flags('Zrobione')).toHaveLength(1);
  expect(await subjects('Przenoszony')).toHaveLength(1);
});

test('a missing target is reported, and ingested mails are moved once it exists', async () => {
  const { id, version } = await create({ afterTaking: 'move', movedTo: 'Nie ma' });
  deliver('Zatrzymany');
  await look(id);
  expect(await read(id)).toMatchObject({ failure: { problem: 'target_missing' } });
  expect(await subjects('Zatrzymany')).toHaveLength(1);
  await update(id, version, { movedTo: 'Zrobione' });
  await look(id);
  expect(await read(id)).toMatchObject({ failure: null });
  expect(mails.flags()).toEqual([]);
  expect(await subjects('Zatrzymany')).toHaveLength(1);
});

test('MA3 mails that are numbered again are known, and new ones among them ingested', async () => {
  deliver(...numbered('Numer', 3));
  const { id } = await create();
  await expect.poll(() => subjects('Numer')).toHaveLength(3);
  mails.changeValidity();
  deliver('Numer-nowy');
  await look(id);
  expect(await subjects('Numer')).toEqual(['Numer-00', 'Numer-01', 'Numer-02', 'Numer-nowy']);
  await expect.poll(() => read(id)).toMatchObject({ takenCount: 4 });
});

test('MA3 a different mail with a known Message-ID is ingested as well', async () => {
  const headers = { 'Message-ID': '<stale@formularz.example>', From: 'formularz@portal.example' };
  mails.deliver(written({ ...headers, Subject: 'Powtorzony-a' }, 'Jan'));
  const { id } = await create({ isActive: false, afterTaking: 'mark_read' });
  await look(id);
  mails.deliver(written({ ...headers, Subject: 'Powtorzony-b' }, 'Ewa'));
  await look(id);
  expect(await subjects('Powtorzony')).toEqual(['Powtorzony-a', 'Powtorzony-b']);
  // with a new UIDVALIDITY, both are fetched again and recognised
  mails.changeValidity();
  await look(id);
  expect(await subjects('Powtorzony')).toHaveLength(2);
});

test('MA3 a connection that is cut repeatedly loses no mail and ingests none twice', async () => {
  const requested = numbered('Ciety', 40);
  const { id, version } = await create({ isActive: false, afterTaking: 'mark_read' });
  deliver(...requested);
  let cuts = 0;
  for (let round = 1; mails.flags().some((flags) => flags.length === 0); round += 1) {
    mails.cut.after = 1 + (round % 4);
    await look(id);
    const { failure } = await read(id);
    if (failure) cuts += 1;
  }
  expect(cuts).toBeGreaterThan(5);
  expect(await subjects('Ciety')).toEqual(requested);
  expect(await read(id)).toMatchObject({ takenCount: requested.length, version });
});

test('RM5 alike mails that came over weeks and are fetched at once stay lines of their own', async () => {
  const days = Array.from({ length: 23 }, (_, index) => `${String(index + 2).padStart(2, '0')}-Nov-2026`);
  for (const day of days) {
    mails.deliver(written({ Subject: 'Zgłoszenie', From: 'leady@portal.example' }, 'Nowe zgłoszenie.'), day);
  }
  const { id } = await create({ isActive: false });
  await look(id);
  expect(await subjects('Zgłoszenie')).toHaveLength(days.length);
});

test('several processes that look at once ingest each mail once', async () => {
  const requested = numbered('Naraz', 20);
  const { id } = await create({ isActive: false });
  deliver(...requested);
  await Promise.all([look(id), look(id), look(id)]);
  expect(await subjects('Naraz')).toEqual(requested);
});

describe('an error is reported', () => {
  const failure = async (change: Partial<MailAccountInput>) =>
    (await tryOut(change)).failure?.problem ?? null;

  test('before it is saved', async () => {
    deliver('Nietknięty');
    expect(await tryOut()).toEqual({ failure: null, folders: ['INBOX', 'Zrobione'], mailCount: 1 });
    expect(await failure({ password: 'zle' })).toBe('password_wrong');
    expect(await failure({ host: 'nie-ma-mnie.invalid' })).toBe('host_unknown');
    expect(await failure({ port: 1 })).toBe('connection_refused');
    expect(await failure({ security: 'tls' })).toBe('not_tls');
    expect(await failure({ security: 'starttls' })).toBe('starttls_missing');
    expect(await failure({ folder: 'Nie ma' })).toBe('folder_missing');
    expect(await failure({ afterTaking: 'move', movedTo: 'Nie ma' })).toBe('target_missing');
    expect(await failure({ afterTaking: 'move', movedTo: 'Zrobione' })).toBeNull();
    expect(await subjects('Nietknięty')).toEqual([]);
  });

  test('of a certificate that is not signed by an authority', async () => {
    const secured = await imapServer({ secure: true });
    try {
      expect(await failure({ port: secured.port, security: 'tls' })).toBe('certificate_invalid');
    } finally {
      await secured.close();
    }
  });

  test('of a connection that breaks while the folder is looked for: the folder is not reported missing', async () => {
    mails.cut.command = /STATUS/i;
    mails.cut.after = 1;
    expect(await failure({})).toBe('connection_lost');
    mails.cut.after = Number.POSITIVE_INFINITY;
    expect(await failure({})).toBeNull();
  });

  test('MA4 after a wrong password no process tries again until the account is changed', async () => {
    mails.setPassword('Zmienione-1');
    const { id } = await create();
    await expect.poll(() => read(id)).toMatchObject({ failure: { problem: 'password_wrong' } });
    const { version } = await read(id);
    const { lines } = mails.seen;
    await admin.client.mailAccounts.list();
    deliver('Po-zmianie');
    await update(id, version, { password: 'Zmienione-1' });
    await expect.poll(() => subjects('Po-zmianie')).toHaveLength(1);
    await expect.poll(() => read(id)).toMatchObject({ failure: null });
    expect(mails.seen.lines).toBeGreaterThan(lines);
  });
});

describe('a password', () => {
  test('is revealed to no user, and stored encrypted', async () => {
    const account = await create({ isActive: false });
    expect(JSON.stringify(account)).not.toContain(imapUser.password);
    const { password } = (await findAccount(server.db, account.id)) ?? {};
    expect(password?.toString('latin1')).not.toContain(imapUser.password);
    const changed = await update(account.id, account.version, { password: 'Inne-haslo-2' });
    expect(changed.version).toBe(2);
    const { items } = await admin.client.auditLog.list({ query: { entity: 'mail_account' } });
    const own = items.filter(({ entityId }) => entityId === account.id);
    expect(own).toHaveLength(2);
    expect(JSON.stringify(own)).not.toMatch(/Haslo-do-poczty-1|Inne-haslo-2/);
  });

  test('MA2 is typed again for another server', async () => {
    const { id, version } = await create({ isActive: false });
    const required = {
      status: 422,
      fields: [expect.objectContaining({ path: 'password', code: 'required' })],
    };
    await expect(update(id, version, { host: 'imap.inny.example' })).rejects.toMatchObject(required);
    const { password: _left, takenFrom: _from, ...stored } = given();
    const trial = (change: object) =>
      admin.client.mailAccounts.tryOut({ body: { ...stored, ...change, id } });
    await expect(trial({ host: 'localhost' })).rejects.toMatchObject(required);
    expect(await trial({})).toMatchObject({ failure: null });
    expect(await update(id, version, { folder: 'Zrobione' })).toMatchObject({
      folder: 'Zrobione',
      version: 2,
    });
  });
});

test('a new folder is read from its first mail', async () => {
  deliver(...numbered('Pierwszy', 2));
  const { id, version } = await create();
  await expect.poll(() => read(id)).toMatchObject({ takenCount: 2 });
  await update(id, version, { folder: 'Zrobione' });
  await look(id);
  expect((await findAccount(server.db, id))?.lastUid).toBe(0);
});

test('fields that contradict each other are refused', async () => {
  await expect(create({ afterTaking: 'move', movedTo: 'INBOX' })).rejects.toMatchObject({
    status: 422,
    fields: [expect.objectContaining({ path: 'movedTo', code: 'value_not_allowed' })],
  });
});

test('accounts are looked after by administrators', async () => {
  const { id } = await create({ isActive: false });
  await expect(worker.client.mailAccounts.list()).rejects.toEqual(refusal('access_denied', 403));
  await expect(worker.client.mailAccounts.fetch({ params: { id } })).rejects.toEqual(
    refusal('access_denied', 403),
  );
});
