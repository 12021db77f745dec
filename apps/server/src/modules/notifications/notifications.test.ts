import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { systemVerb } from '#platform';
import { notify } from './index.ts';

let server: TestServer;
let anna: SignedIn;
let piotr: SignedIn;

beforeAll(async () => {
  server = await testServer();
  anna = await server.signIn('worker@test.example');
  piotr = await server.signIn('worker2@test.example');
});
afterAll(() => server.close());

const tell = (who: SignedIn, title: string, key = title) =>
  systemVerb(server.platform, (work) =>
    notify(work, [
      {
        userId: who.userId,
        source: 'dashboard',
        customerFileId: null,
        key,
        content: { kind: 'activity_reminder', type: 'meeting', title, startAt: '2026-11-23T08:00:00.000Z' },
      },
    ]),
  );

const list = (who: SignedIn, tab?: 'unread' | 'read') =>
  who.client.notifications.list({ query: tab ? { tab } : {} });

test('what somebody is told is theirs alone, in their language, the newest first, each once', async () => {
  await tell(anna, 'Pierwsze');
  await tell(anna, 'Drugie');
  await tell(anna, 'Znowu pierwsze', 'Pierwsze');
  await tell(piotr, 'Inne');
  const { items, total } = await list(anna, 'unread');
  expect(total).toBe(2);
  expect(items.map(({ message }) => message)).toEqual([
    'Spotkanie: Drugie · 23.11.2026, 09:00',
    'Spotkanie: Pierwsze · 23.11.2026, 09:00',
  ]);
  await server.db.updateTable('appUser').set({ locale: 'en' }).where('id', '=', anna.userId).execute();
  const english = await server.signIn('worker@test.example');
  const [first] = (await list(english)).items;
  expect(first?.message).toBe('Meeting: Drugie · 23/11/2026, 09:00');
  await expect(piotr.client.notifications.get({ params: { id: first?.id ?? '' } })).rejects.toEqual(
    refusal('not_found', 404),
  );
});

test('one is read, then all; the moment of reading stays', async () => {
  const [first] = (await list(anna, 'unread')).items;
  const params = { id: first?.id ?? '' };
  await anna.client.notifications.read({ params });
  const [read] = (await list(anna, 'read')).items;
  expect(read?.id).toBe(params.id);
  await anna.client.notifications.readAll();
  expect((await list(anna, 'unread')).total).toBe(0);
  expect((await anna.client.notifications.get({ params })).readAt).toBe(read?.readAt);
  await expect(piotr.client.notifications.read({ params })).rejects.toEqual(refusal('not_found', 404));
  expect((await list(piotr, 'unread')).total).toBe(1);
});

test('a search finds words of what it is about', async () => {
  await tell(anna, 'Żółta łódź');
  const { items } = await anna.client.notifications.list({ query: { search: 'zolta lodz' } });
  expect(items).toHaveLength(1);
});
