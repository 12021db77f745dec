import { namesOf, type PermissionSet } from '@szansa/domain/access';
import { call, testServer, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { systemVerb } from '../verb.ts';

let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  one = await testServer();
  other = await testServer({ database: one.database });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Stops the clock by which both servers remember rights; returns its time in milliseconds. */
function stopClock(): number {
  vi.useFakeTimers({ toFake: ['Date'] });
  return Date.now();
}

const statusOf = async (server: TestServer, token: string) =>
  (await call(server, 'GET', '/auth/session', { token })).status;

test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000)])('the token %.20j opens nothing', async (token) => {
  expect(await statusOf(one, token)).toBe(401);
});

test.each([
  ['12 hours idle', { lastUsedAt: sql<Date>`now() - interval '12 hours 1 second'` }],
  ['7 days old', { expiresAt: sql<Date>`now() - interval '1 second'` }],
])('a session %s is over', async (_, change) => {
  const { token, sessionId } = await one.signIn('worker@test.example');
  await one.db.updateTable('session').set(change).where('id', '=', sessionId).execute();
  expect(await statusOf(one, token)).toBe(401);
});

test('use is noted once a minute, not at every request', async () => {
  const { token, sessionId } = await one.signIn('worker@test.example');
  const lastUsed = async () =>
    (
      await one.db
        .selectFrom('session')
        .select('lastUsedAt')
        .where('id', '=', sessionId)
        .executeTakeFirstOrThrow()
    ).lastUsedAt;
  const started = await lastUsed();
  expect(await statusOf(one, token)).toBe(200);
  expect(await lastUsed()).toEqual(started);
  const earlier = sql<Date>`now() - interval '2 minutes'`;
  await one.db.updateTable('session').set({ lastUsedAt: earlier }).where('id', '=', sessionId).execute();
  expect(await statusOf(other, token)).toBe(200);
  expect((await lastUsed()).getTime()).toBeGreaterThanOrEqual(started.getTime());
});

test('a session ended on one server is over on the other at once', async () => {
  const { token } = await one.signIn('worker@test.example');
  // the cache does not expire: only the event can invalidate it
  stopClock();
  expect([await statusOf(one, token), await statusOf(other, token)]).toEqual([200, 200]);
  expect((await call(one, 'POST', '/auth/logout', { token })).status).toBe(200);
  expect(await statusOf(one, token)).toBe(401);
  await expect.poll(() => statusOf(other, token)).toBe(401);
});

const rightsOf = async (server: TestServer, token: string) => {
  const { body } = await call(server, 'GET', '/auth/session', { token });
  return namesOf((body as { data: { userPermissions: PermissionSet } }).data.userPermissions);
};

test('rights follow the roles everywhere, and a super administrator retains them all', async () => {
  const { token } = await one.signIn('worker@test.example');
  const { token: supreme } = await one.signIn('super@test.example');
  // the cache does not expire: only the event can invalidate it
  stopClock();
  expect(await rightsOf(other, token)).toContain('offer.create');
  await systemVerb(one.platform, async (work) => {
    await work.db.deleteFrom('roleRight').where('right', '=', 'offer.create').execute();
    await one.platform.sessions.refresh(work, { everyone: true });
  });
  await expect.poll(() => rightsOf(other, token)).not.toContain('offer.create');
  expect(await rightsOf(one, token)).not.toContain('offer.create');
  expect(await rightsOf(one, supreme)).toContain('offer.create');
});

test('a right removed without an event to any server is gone within a second', async () => {
  const { token } = await one.signIn('worker2@test.example');
  const now = stopClock();
  for (const server of [one, other]) expect(await rightsOf(server, token)).toContain('label.get');
  await one.db.deleteFrom('roleRight').where('right', '=', 'label.get').execute();
  vi.setSystemTime(now + 1000);
  for (const server of [one, other]) expect(await rightsOf(server, token)).not.toContain('label.get');
});

test('a deactivated person is out everywhere at once', async () => {
  const { token, userId } = await one.signIn('reports@test.example');
  // the cache does not expire: only the event can invalidate it
  stopClock();
  expect([await statusOf(one, token), await statusOf(other, token)]).toEqual([200, 200]);
  await systemVerb(one.platform, async (work) => {
    await work.db.updateTable('appUser').set({ isActive: false }).where('id', '=', userId).execute();
    await one.platform.sessions.refresh(work, { userId });
  });
  expect(await statusOf(one, token)).toBe(401);
  await expect.poll(() => statusOf(other, token)).toBe(401);
});

test('after its connection was cut the listener receives events again', async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'szansa access' and datname = current_database()`.execute(one.db);
  const { token } = await one.signIn('admin@test.example');
  stopClock();
  expect(await statusOf(other, token)).toBe(200);
  await expect
    .poll(
      async () =>
        (
          await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
            where application_name = 'szansa access' and datname = current_database()`.execute(one.db)
        ).rows[0]?.n,
    )
    .toBe(2);
  await call(one, 'POST', '/auth/logout', { token });
  await expect.poll(() => statusOf(other, token)).toBe(401);
});
