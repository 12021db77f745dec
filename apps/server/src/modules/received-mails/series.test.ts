import { flood } from '@szansa/domain/received-mail';
import { refusal, revokeRights, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testAgency } from '../opportunities/test-agency.ts';
import { ingestedId, written } from './test-mails.ts';

let server: TestServer;
let worker: SignedIn;
let reader: SignedIn;
beforeAll(async () => {
  ({ server, worker, colleague: reader } = await testAgency());
});
afterAll(() => server.close());

const params = (id: string) => ({ params: { id } });
const mailOf = (id: string) => worker.client.receivedMails.get(params(id));
const listed = async (query: object) =>
  (await worker.client.receivedMails.list({ query: { perPage: 100, ...query } })).items.map(({ id }) => id);

const hour = 3_600_000;
const sentAgo = (ms: number) => ({ Date: new Date(Date.now() - ms).toUTCString() });

/** A flood of one sender: its line, and the mails that have joined it. */
async function flooded(
  From: string,
  change: (index: number) => Readonly<Record<string, string>> = () => ({}),
) {
  const ids: string[] = [];
  for (let index = 0; index <= flood.mails; index += 1) {
    const headers = { From, Subject: `Kup teraz ${index}`, ...change(index) };
    ids.push(await ingestedId(server, written(headers, `Superoferta numer ${index} tylko dzisiaj.`)));
  }
  return ids;
}

test('RM5 a mail that does not look like a flood remains a line of its own, whatever its sender states', async () => {
  const From = 'podszyty@dom.example';
  const ids = await flooded(From);
  expect((await mailOf(ids.at(-2) ?? '')).joinedCount).toBe(flood.mails);
  const own = await ingestedId(
    server,
    written({ From, Subject: 'Moja umowa' }, 'Proszę o wykup auta z leasingu.'),
  );
  expect(await mailOf(own)).toMatchObject({ joinedTo: null, joinedCount: 0, can: { reject: true } });
  expect(await listed({ search: 'wykup auta' })).toEqual([own]);
});

test('RM5 leads of two days that are fetched at once stay lines of their own', async () => {
  const ids = await flooded('leady@dom.example', (index) => sentAgo(index * 2 * hour));
  for (const id of ids) expect((await mailOf(id)).joinedTo).toBeNull();
});

test('RM5 a date in the future or of long ago is no way around', async () => {
  for (const shift of [-1, 1]) {
    const ids = await flooded(`data${shift}@dom.example`, (index) =>
      sentAgo(shift * (100 + index * 5) * hour),
    );
    expect((await mailOf(ids.at(-2) ?? '')).joinedCount).toBe(flood.mails);
  }
});

test('RM5 a joined mail is read, listed and found, and can be removed from the series and decided by itself', async () => {
  const From = 'seria@dom.example';
  const ids = await flooded(From, (index): Record<string, string> =>
    index === 3 ? { Subject: 'Kup teraz wyjątkowy' } : {},
  );
  const [line = '', joined = ''] = [ids.at(-2), ids[3]];
  expect(await listed({ joinedTo: line })).toHaveLength(flood.mails);
  expect(await listed({ search: 'seria@dom' })).toEqual([line]);
  expect(await listed({ search: 'wyjątkowy' })).toEqual([joined]);
  expect(await mailOf(joined)).toMatchObject({
    joinedTo: line,
    can: { accept: false, reject: false, separate: true },
  });
  const separated = await worker.client.receivedMails.separate(params(joined));
  expect(separated).toMatchObject({ joinedTo: null, can: { accept: true, reject: true, separate: false } });
  expect(await mailOf(line)).toMatchObject({ joinedCount: flood.mails - 1 });
  await expect(worker.client.receivedMails.separate(params(joined))).rejects.toEqual(
    refusal('wrong_state', 409),
  );
  // the next mail of the flood leaves it alone
  await ingestedId(server, written({ From, Subject: 'Kup teraz 99' }, 'Superoferta numer 99 tylko dzisiaj.'));
  await worker.client.receivedMails.reject(params(line));
  expect(await mailOf(joined)).toMatchObject({ status: 'unread', joinedTo: null });
  expect(await worker.client.receivedMails.reject(params(joined))).toMatchObject({ status: 'rejected' });
  await expect(worker.client.receivedMails.separate(params(ids[0] ?? ''))).rejects.toEqual(
    refusal('wrong_state', 409),
  );
  await revokeRights(server, 'WORKER', 'received_mail.edit');
  await expect(reader.client.receivedMails.separate(params(ids[1] ?? ''))).rejects.toEqual(
    refusal('access_denied', 403),
  );
});
