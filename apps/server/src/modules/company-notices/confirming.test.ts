import { refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { rowsOf, exported } from '../exports/test-exports.ts';
import { connected } from '../profile/test-sockets.ts';
import { confirm, idsOf, storedOf, noticeServer, read, sent } from './test-notices.ts';

let server: TestServer;
let admin: SignedIn;
let worker: SignedIn;
let colleague: SignedIn;
let platformer: SignedIn;
let id: string;
beforeAll(async () => {
  ({ server, admin, worker, colleague, platformer } = await noticeServer());
});
beforeEach(async () => {
  ({ id } = await sent(admin, { title: 'Przerwa świąteczna', roles: ['WORKER'] }));
});
afterAll(() => server.close());

const entryOf = async (who: SignedIn) => {
  const { items } = await admin.client.companyNoticeEntries.list({ query: { noticeId: id } });
  return items.find(({ person }) => person.id === who.userId);
};
const actionsOf = async () => {
  const entries = await server.db
    .selectFrom('auditLog')
    .select('action')
    .where('entityId', '=', id)
    .orderBy('id')
    .execute();
  return entries.map(({ action }) => action);
};

describe('CN2 a recipient', () => {
  it('reads, then confirms; each counts once [S4.12]', async () => {
    expect(await entryOf(worker)).toMatchObject({ readAt: null, confirmedAt: null });
    const { readAt } = await read(worker, id);
    expect((await read(worker, id)).readAt).toBe(readAt);
    const { confirmedAt, can } = await confirm(worker, id);
    expect(can.confirm).toBe(false);
    expect((await confirm(worker, id)).confirmedAt).toBe(confirmedAt);
    expect(await entryOf(worker)).toMatchObject({ readAt, confirmedAt });
    expect(await actionsOf()).toEqual(['create', 'send', 'read', 'confirm']);
    expect(await admin.client.companyNotices.get({ params: { id } })).toMatchObject({
      recipientCount: 2,
      readCount: 1,
      confirmedCount: 1,
    });
  });

  it('who confirms twice at once confirms once, and has read', async () => {
    const both = await Promise.all([confirm(worker, id), confirm(worker, id)]);
    expect(both[0]).toEqual(both[1]);
    expect(both[0].readAt).toBe(both[0].confirmedAt);
    expect(await actionsOf()).toEqual(['create', 'send', 'read', 'confirm']);
  });

  it('has their own alone', async () => {
    await expect(read(platformer, id)).rejects.toEqual(refusal('not_found', 404));
    await expect(confirm(admin, id)).rejects.toEqual(refusal('not_found', 404));
  });
});

it('CN3 one that requires no confirmation is read, and not confirmed', async () => {
  const past = { validUntil: '2020-01-01' };
  await server.db.updateTable('companyNotice').set(past).where('id', '=', id).execute();
  expect(await idsOf(worker)).not.toContain(id);
  expect((await read(worker, id)).can.confirm).toBe(false);
  await expect(confirm(worker, id)).rejects.toEqual(refusal('wrong_state', 409));
  await expect(admin.client.companyNotices.remind({ params: { id } })).rejects.toEqual(
    refusal('wrong_state', 409),
  );
});

it('CN7 a confirmed one is removed from the pending ones and from those stored with the session [S4.12]', async () => {
  expect(await idsOf(worker)).toContain(id);
  expect(await storedOf(worker)).toContain(id);
  await confirm(worker, id);
  expect(await idsOf(worker)).not.toContain(id);
  expect(await storedOf(worker)).not.toContain(id);
  expect(await idsOf(worker, 'confirmed')).toContain(id);
  expect(await storedOf(colleague)).toContain(id);
});

it('is published at once: its arrival to its recipients, the progress to both sides', async () => {
  const [theirs, ours] = [await connected(server, worker), await connected(server, admin)];
  const received: Record<'worker' | 'admin', [string, object][]> = { worker: [], admin: [] };
  for (const [who, { socket }] of [
    ['worker', theirs],
    ['admin', ours],
  ] as const) {
    socket.onAny((event: string, payload: object) => {
      if (event.startsWith('work-control')) received[who].push([event, payload]);
    });
  }
  const notice = await sent(admin, { title: 'Nowe stawki', roles: ['WORKER'], isImportant: true });
  const { readAt } = await read(worker, notice.id);
  await confirm(worker, notice.id);
  const named = { workControlId: notice.id, userId: worker.userId };
  const marks = [
    ['work-control-read', { ...named, readAt }],
    ['work-control-confirmed', named],
  ];
  await expect
    .poll(() => received.worker)
    .toEqual([
      [
        'work-control-new',
        {
          workControlId: notice.id,
          title: 'Nowe stawki',
          isImportant: true,
          sentAt: notice.sentAt,
          readAt: null,
        },
      ],
      ...marks,
    ]);
  await expect.poll(() => received.admin).toEqual(marks);
  theirs.socket.disconnect();
  ours.socket.disconnect();
});

it('reminds those who have not confirmed, and reading it reads its notifications', async () => {
  await confirm(colleague, id);
  expect(await admin.client.companyNotices.remind({ params: { id } })).toEqual({ reminded: 1 });
  expect((await admin.client.companyNotices.get({ params: { id } })).remindedAt).not.toBeNull();
  const notifiedOf = async (who: SignedIn) => {
    const { items } = await who.client.notifications.list({ query: { tab: 'unread' } });
    return items.filter(({ path }) => path.endsWith(id)).map(({ message }) => message);
  };
  expect(await notifiedOf(worker)).toEqual([
    'Potwierdź zapoznanie się z ogłoszeniem: Przerwa świąteczna',
    'Nowe ogłoszenie: Przerwa świąteczna',
  ]);
  expect(await notifiedOf(colleague)).toEqual([]);
  await read(worker, id);
  expect(await notifiedOf(worker)).toEqual([]);
});

it('its statistics are narrowed, sorted and exported', async () => {
  await read(worker, id);
  await confirm(colleague, id);
  const list = async (query: object) => {
    const { items } = await admin.client.companyNoticeEntries.list({ query: { noticeId: id, ...query } });
    return items.map(({ person }) => person.id);
  };
  expect(await list({ state: 'read' })).toEqual([worker.userId]);
  expect(await list({ state: ['confirmed', 'unread'] })).toEqual([colleague.userId]);
  expect(await list({ sort: '-confirmedAt' })).toEqual([colleague.userId, worker.userId]);
  const { items } = await admin.client.companyNoticeEntries.list({ query: { noticeId: id } });
  const [first] = items;
  expect(await list({ search: first?.person.lastName ?? '' })).toEqual([first?.person.id]);
  const columns = ['person', 'notice', 'roles', 'state'];
  const query = { noticeId: id, sort: '-confirmedAt' };
  const request = await exported(admin, { source: 'CompanyNoticeEntry', query, columns });
  const [heading, ...rows] = await rowsOf(admin, request);
  expect(heading).toEqual(['Osoba', 'Ogłoszenie', 'Role', 'Status']);
  expect(rows.map((row) => row.slice(1))).toEqual([
    ['Przerwa świąteczna', 'Pracownik', 'Potwierdzone'],
    ['Przerwa świąteczna', 'Pracownik', 'Przeczytane'],
  ]);
});
