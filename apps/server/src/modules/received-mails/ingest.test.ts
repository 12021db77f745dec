import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { flood } from '@szansa/domain/received-mail';
import { storedFiles, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { systemContext } from '#platform';
import { historyOf, testAgency } from '../opportunities/test-agency.ts';
import { addCustomer, openOpportunity } from '../opportunities/test-deals.ts';
import { dropFolder, ingestDropped } from './folder.ts';
import { ingested, ingestedId, written, writtenWith } from './test-mails.ts';

let server: TestServer;
let worker: SignedIn;
beforeAll(async () => {
  ({ server, worker } = await testAgency());
});
afterAll(() => server.close());

const mailOf = (id: string) => worker.client.receivedMails.get({ params: { id } });
const listed = async (query = {}) =>
  (await worker.client.receivedMails.list({ query: { perPage: 100, ...query } })).items.map(({ id }) => id);

test('a mail is stored whole, with its text, its safe HTML and its attachments [S3.10, S4.9]', async () => {
  const raw = writtenWith(
    { 'umowa.txt': 'Treść umowy', 'virus.exe': 'MZ', 'dowod.pdf': '<html>' },
    { Subject: 'Umowa', Date: 'Tue, 24 Nov 2026 10:00:00 +0100' },
  );
  const mail = await mailOf(await ingestedId(server, raw));
  expect(mail).toMatchObject({
    subject: 'Umowa',
    fromName: 'Jan Kowalski',
    fromAddress: 'jan.kowalski@przyklad.example',
    content: 'W załączeniu.',
    html: null,
    sentDate: '2026-11-24T09:00:00.000Z',
    status: 'unread',
    kind: 'letter',
    reason: null,
    readBy: null,
    confirmedBy: null,
    customerFile: null,
    isWhole: true,
    can: { accept: true, reject: true },
  });
  // an attachment whose content does not match its declared type stays in the source alone
  expect(mail.attachments.map(({ name, file }) => [name, file?.mime ?? null])).toEqual([
    ['umowa.txt', 'text/plain'],
    ['virus.exe', null],
    ['dowod.pdf', null],
  ]);
  const source = await worker.client.files.download({ params: { id: mail.source?.id ?? '' } });
  expect(await source.blob.text()).toBe(raw);
  const first = await worker.client.files.download({ params: { id: mail.attachments[0]?.file?.id ?? '' } });
  expect(await first.blob.text()).toBe('Treść umowy');
});

test('no mail is ingested twice, not even by two at the same time', async () => {
  const raw = written({ 'Message-ID': '<once@przyklad.example>' });
  const outcomes = await Promise.all([ingested(server, raw), ingested(server, raw), ingested(server, raw)]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['known', 'known', 'taken']);
  // without a Message-ID the bytes identify a mail
  const nameless = raw.replace(/Message-ID:.*\r\n/, '');
  expect((await ingested(server, nameless)).outcome).toBe('taken');
  expect((await ingested(server, nameless)).outcome).toBe('known');
  expect((await ingested(server, `${nameless} `)).outcome).toBe('taken');
});

test('RM7 a different mail with a known Message-ID is a mail of its own and is marked so; the same one is known', async () => {
  const headers = { 'Message-ID': '<powtorzony@formularz.example>', Date: 'Tue, 24 Nov 2026 10:00:00 +0100' };
  const firstId = await ingestedId(server, written(headers, 'Jan, 600 100 200'));
  // encoded otherwise and through another server, it is the same mail
  const encoded = { ...headers, Received: 'from a by b', 'Content-Transfer-Encoding': 'base64' };
  const again = written(encoded, Buffer.from('Jan, 600 100 200').toString('base64'));
  expect((await ingested(server, again)).outcome).toBe('known');
  const others = [
    written(headers, 'Ewa, 600 100 201'),
    written({ ...headers, From: 'inny@przyklad.example' }, 'Jan, 600 100 200'),
    written({ ...headers, Date: 'Tue, 24 Nov 2026 10:00:01 +0100' }, 'Jan, 600 100 200'),
  ];
  expect(await mailOf(firstId)).toMatchObject({ sharesMessageId: false });
  for (const other of others) {
    expect(await mailOf(await ingestedId(server, other))).toMatchObject({ sharesMessageId: true });
    expect((await ingested(server, other)).outcome).toBe('known');
  }
});

test('RM7 a mail that was stored without a fingerprint is compared by its source', async () => {
  const headers = { 'Message-ID': '<dawny@przyklad.example>' };
  const id = await ingestedId(server, written(headers, 'Dawny'));
  await server.db.updateTable('receivedMail').set({ fingerprint: null }).where('id', '=', id).execute();
  expect((await ingested(server, written(headers, 'Dawny'))).outcome).toBe('known');
  expect((await ingested(server, written(headers, 'Inny'))).outcome).toBe('taken');
});

test('a mail that cannot be stored leaves nothing', async () => {
  const before = await storedFiles(server);
  await server.db.schema.alterTable('receivedMail').renameTo('receivedMailAway').execute();
  try {
    await expect(ingested(server, writtenWith({ 'a.txt': 'a' }))).rejects.toThrow(/received_mail/);
  } finally {
    await server.db.schema.alterTable('receivedMailAway').renameTo('receivedMail').execute();
  }
  expect(await storedFiles(server)).toEqual(before);
});

test('mails of machines are recognised with the reason, and left out unless they are requested', async () => {
  const id = await ingestedId(server, written({ 'Auto-Submitted': 'auto-replied', Subject: 'Urlop' }));
  const news = await ingestedId(server, written({ 'List-Id': '<news.example>', Subject: 'Promocje' }));
  expect(await mailOf(id)).toMatchObject({ kind: 'automatic_reply', reason: 'auto_submitted' });
  expect(await listed()).not.toContain(id);
  expect(await listed({ show_automatic: true })).toEqual(expect.arrayContaining([id, news]));
  expect(await listed({ kind: ['newsletter'] })).toEqual([news]);
});

/** An opportunity of the worker whose customer has been written to, and the id of that mail. */
async function writtenTo(emails: string[]) {
  const customerId = await addCustomer(server, { emails });
  const { id, number } = await openOpportunity(server, worker, { customerId });
  const to = emails[0] ?? '';
  const body = { to, subject: 'Oferta', text: 'Dzień dobry' };
  await worker.client.customerNotices.send({ params: { id }, body });
  const mail = await server.db
    .selectFrom('outboxMail')
    .select('id')
    .where('aboutId', '=', id)
    .executeTakeFirstOrThrow();
  return { id, number, mailId: mail.id };
}

const notified = async (id: string) =>
  (await historyOf(id, worker)).map(({ type, data }) => [type, data.name ?? null]);
const countOpportunities = async () => (await worker.client.opportunities.list()).total;

test('an answer goes to its opportunity by itself, with its files, and never makes a second one', async () => {
  const { id, number, mailId } = await writtenTo(['anna@przyklad.example']);
  const before = await countOpportunities();
  const raw = writtenWith(
    { 'dowod.txt': 'Skan' },
    {
      References: `<x@y> <${mailId}@localhost>`,
      Subject: 'Odp: Oferta',
      From: 'Ktoś <inny@przyklad.example>',
    },
  );
  const answer = await ingestedId(server, raw);
  expect(await mailOf(answer)).toMatchObject({ status: 'unread', customerFile: { id, number } });
  expect(await notified(id)).toEqual(
    expect.arrayContaining([
      ['mail_received', 'Odp: Oferta'],
      ['document_added', 'dowod.txt'],
    ]),
  );
  const customerId = (await worker.client.opportunities.get({ params: { id } })).customer.id;
  await expect(
    worker.client.receivedMails.accept({ params: { id: answer }, body: { customerId } }),
  ).rejects.toMatchObject({ status: 422 });
  const accepted = await worker.client.receivedMails.accept({ params: { id: answer }, body: {} });
  expect(accepted).toMatchObject({ status: 'accepted', customerFile: { id } });
  expect(await countOpportunities()).toBe(before);
  expect((await notified(id)).filter(([type]) => type === 'mail_received')).toHaveLength(1);
});

test('without a reference the number in the subject counts, from an address of the customer alone', async () => {
  const { id, number } = await writtenTo(['ewa@przyklad.example']);
  const subject = { Subject: `Re: Państwa sprawa: #${number}` };
  const stranger = await ingestedId(server, written({ ...subject, From: 'obcy@przyklad.example' }));
  expect((await mailOf(stranger)).customerFile).toBeNull();
  const own = await ingestedId(server, written({ ...subject, From: 'EWA@przyklad.example' }));
  expect((await mailOf(own)).customerFile).toMatchObject({ id });
});

test.each(['ewa@łódź.pl', 'ewa@xn--d-uga0v4h.pl'])(
  'ID1 the address %s of a customer is known in either notation',
  async (address) => {
    const { id, number } = await writtenTo(['ewa@xn--d-uga0v4h.pl']);
    const headers = { Subject: `Re: Państwa sprawa: #${number}`, From: address };
    const mail = await mailOf(await ingestedId(server, written(headers)));
    expect(mail).toMatchObject({ fromAddress: 'ewa@xn--d-uga0v4h.pl', customerFile: { id } });
  },
);

test('an archived opportunity accepts no mails', async () => {
  const { id, mailId } = await writtenTo(['jan@przyklad.example']);
  await server.db.updateTable('customerFile').set({ isArchived: true }).where('id', '=', id).execute();
  const answer = await ingestedId(server, written({ 'In-Reply-To': `<${mailId}@localhost>` }));
  expect((await mailOf(answer)).customerFile).toBeNull();
});

test('a bounce marks the mail it is about in the history', async () => {
  const { id, mailId } = await writtenTo(['niema@przyklad.example']);
  const report = `--r\r\nContent-Type: text/plain\r\n\r\nUndelivered.\r\n--r\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\n--r\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: <${mailId}@localhost>\r\nSubject: Oferta\r\n\r\nx\r\n--r--\r\n`;
  const type = 'multipart/report; report-type=delivery-status; boundary=r';
  const bounce = await ingestedId(server, written({ 'MIME-Version': '1.0', 'Content-Type': type }, report));
  expect(await mailOf(bounce)).toMatchObject({
    kind: 'bounce',
    reason: 'delivery_report',
    customerFile: { id },
  });
  expect(await notified(id)).toContainEqual(['notice_bounced', 'Oferta']);
});

test('a mail of ours that comes back is a loop', async () => {
  const { mailId } = await writtenTo(['kolo@przyklad.example']);
  const loop = await ingestedId(server, written({ 'Message-ID': `<${mailId}@localhost>` }));
  expect(await mailOf(loop)).toMatchObject({ kind: 'loop', reason: 'own_message', customerFile: null });
});

test('a sender who sends too many is one line, and ends as that line', async () => {
  const From = 'zalew@przyklad.example';
  const ids: string[] = [];
  const send = async (count: number) => {
    for (let sent = 0; sent < count; sent += 1) {
      ids.push(await ingestedId(server, written({ From, Subject: `Zalew ${ids.length}` })));
    }
  };
  await send(flood.mails);
  expect(await listed({ search: 'zalew' })).toHaveLength(flood.mails);
  const line = ids.at(-1);
  await send(3);
  const joined = ids.filter((id) => id !== line);
  expect(await listed({ search: 'zalew' })).toHaveLength(1);
  expect(await mailOf(line ?? '')).toMatchObject({ joinedCount: joined.length });
  const first = { params: { id: joined[0] ?? '' } };
  await expect(worker.client.receivedMails.reject(first)).rejects.toMatchObject({ status: 409 });
  await worker.client.receivedMails.reject({ params: { id: line ?? '' } });
  for (const id of joined) expect(await mailOf(id)).toMatchObject({ status: 'rejected' });
});

test('an answer to a mail of ours is a line of its own, whatever else its sender sends', async () => {
  const From = 'duzo@przyklad.example';
  const { id, mailId } = await writtenTo([From]);
  const answering = { From, 'In-Reply-To': `<${mailId}@localhost>` };
  const before = await ingestedId(server, written({ ...answering, Subject: 'Dużo pyta' }));
  for (let sent = 0; sent <= flood.mails; sent += 1) {
    await ingestedId(server, written({ From, Subject: `Dużo ${sent}` }));
  }
  const after = await ingestedId(server, written({ ...answering, Subject: 'Dużo dziękuje' }));
  for (const answer of [before, after])
    expect(await mailOf(answer)).toMatchObject({ joinedCount: 0, customerFile: { id } });
  expect(await listed({ search: 'dużo' })).toHaveLength(3);
});

test('mails dropped into the folder are ingested once and moved; files still being written remain pending', async () => {
  const folder = dropFolder({ dataDir: server.dataDir });
  await mkdir(folder, { recursive: true });
  const drop = async (name: string, raw: string) => {
    await writeFile(path.join(folder, name), raw);
    await utimes(path.join(folder, name), new Date(0), new Date(0));
  };
  const raw = written({ Subject: 'Z folderu' });
  await drop('a.eml', raw);
  await drop('b.EML', raw);
  await drop('notatka.txt', raw);
  await writeFile(path.join(folder, 'c.eml'), written({ Subject: 'Jeszcze nie' }));
  await ingestDropped(systemContext(server.platform));
  expect((await readdir(folder)).toSorted()).toEqual(['c.eml', 'notatka.txt', 'taken']);
  expect((await readdir(path.join(folder, 'taken'))).toSorted()).toEqual(['a.eml', 'b.EML']);
  expect(await listed({ search: 'folderu' })).toHaveLength(1);
  expect(await listed({ search: 'jeszcze nie' })).toHaveLength(0);
});
