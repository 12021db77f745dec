import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { activityReminder } from '#modules/activities';
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
beforeEach(async () => {
  await server.db.deleteFrom('notification').execute();
});
afterAll(() => server.close());

const publish = (who: SignedIn, title: string, key = title) =>
  systemVerb(server.platform, (work) =>
    notify(work, activityReminder, [
      {
        to: [who.userId],
        recordId: null,
        key,
        content: { kind: 'activity_reminder', type: 'meeting', title, startAt: '2026-11-23T08:00:00.000Z' },
      },
    ]),
  );

const list = async (
  who: SignedIn,
  query: { tab?: 'unread' | 'read'; limit?: number; cursor?: string } = {},
) => who.client.notifications.list({ query });
const messages = async (who: SignedIn, tab?: 'unread' | 'read') =>
  (await list(who, tab ? { tab } : {})).items.map(({ message }) => message);
const unread = async (who: SignedIn) => (await who.client.notifications.unread()).count;

test('notifications are visible to their recipient only, in their language, newest first, each once', async () => {
  await publish(anna, 'Pierwsze');
  await publish(anna, 'Drugie');
  await publish(anna, 'Znowu pierwsze', 'Pierwsze');
  await publish(piotr, 'Inne');
  expect(await unread(anna)).toBe(2);
  expect(await messages(anna, 'unread')).toEqual([
    'Spotkanie: Drugie · 23.11.2026, 09:00',
    'Spotkanie: Pierwsze · 23.11.2026, 09:00',
  ]);
  await server.db.updateTable('appUser').set({ locale: 'en' }).where('id', '=', anna.userId).execute();
  const english = await server.signIn('worker@test.example');
  const [first] = (await list(english)).items;
  await server.db.updateTable('appUser').set({ locale: 'pl' }).where('id', '=', anna.userId).execute();
  expect(first?.message).toBe('Meeting: Drugie · 23/11/2026, 09:00');
  await expect(piotr.client.notifications.get({ params: { id: first?.id ?? '' } })).rejects.toEqual(
    refusal('not_found', 404),
  );
});

test('one is read, then all; the moment of reading stays', async () => {
  for (const title of ['Pierwsze', 'Drugie']) await publish(anna, title);
  await publish(piotr, 'Inne');
  const [first] = (await list(anna, { tab: 'unread' })).items;
  const params = { id: first?.id ?? '' };
  await anna.client.notifications.read({ params });
  const [read] = (await list(anna, { tab: 'read' })).items;
  expect(read?.id).toBe(params.id);
  expect(await unread(anna)).toBe(1);
  await anna.client.notifications.readAll();
  expect(await unread(anna)).toBe(0);
  expect((await anna.client.notifications.get({ params })).readAt).toBe(read?.readAt);
  await expect(piotr.client.notifications.read({ params })).rejects.toEqual(refusal('not_found', 404));
  expect(await unread(piotr)).toBe(1);
});

test('pages follow each other by cursor, whatever arrives and is read between them', async () => {
  const titles = Array.from({ length: 7 }, (_, index) => `Zadanie ${index}`);
  for (const title of titles) await publish(anna, title);
  const first = await list(anna, { tab: 'unread', limit: 3 });
  await publish(anna, 'Nowe');
  await anna.client.notifications.read({ params: { id: first.items.at(-1)?.id ?? '' } });
  const second = await list(anna, { tab: 'unread', limit: 3, cursor: first.older ?? '' });
  const third = await list(anna, { tab: 'unread', limit: 3, cursor: second.older ?? '' });
  const shown = [first, second, third].flatMap(({ items }) => items.map(({ message }) => message));
  expect(shown).toEqual(titles.toReversed().map((title) => `Spotkanie: ${title} · 23.11.2026, 09:00`));
  expect(third.older).toBeNull();
  await expect(list(anna, { tab: 'read', cursor: first.older ?? '' })).rejects.toMatchObject({ status: 422 });
});

test('a person who is no longer active is not notified', async () => {
  await server.db.updateTable('appUser').set({ isActive: false }).where('id', '=', piotr.userId).execute();
  await publish(piotr, 'Za późno');
  await server.db.updateTable('appUser').set({ isActive: true }).where('id', '=', piotr.userId).execute();
  expect(await unread(piotr)).toBe(0);
});
