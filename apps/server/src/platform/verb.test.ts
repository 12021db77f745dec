import { testServer, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { boundContext, createContext, type Work } from './context.ts';
import { systemVerb, verb } from './verb.ts';
import { resolveStale } from './versioning.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** A call without a signed-in user. */
const call = () =>
  createContext(server.platform, {
    actor: null,
    language: 'pl',
    address: null,
    userAgent: null,
    requestId: 'test',
    log: server.platform.log,
  });
const add = (work: Work, title: string) =>
  work.db.insertInto('label').values({ id: uuidv7(), title, color: '#000000' }).execute();
const titles = async () =>
  (await server.db.selectFrom('label').select('title').execute()).map(({ title }) => title);

test('what follows the commit follows the real one, in order, and its failure changes nothing', async () => {
  const text: string[] = [];
  await verb(call(), async (work) => {
    const bound = boundContext(call(), work);
    work.afterCommit(async () => {
      text.push(`after: ${(await titles()).join()}`);
      throw new Error('nobody listens');
    });
    await verb(bound, async (inner) => {
      await add(inner, 'A');
      inner.afterCommit(() => void text.push('inner'));
    });
    text.push(
      `inside: ${(await titles()).join()}, own: ${(await bound.db.selectFrom('label').select('title').execute()).length}`,
    );
  });
  expect(text).toEqual(['inside: , own: 1', 'after: A', 'inner']);
});

test('a failed one leaves nothing and undoes its external effects', async () => {
  const text: string[] = [];
  const failing = systemVerb(server.platform, async (work) => {
    await add(work, 'B');
    work.afterCommit(() => void text.push('committed'));
    work.afterRollback(() => void text.push('undone'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(text).toEqual(['undone']);
  expect(await titles()).not.toContain('B');
});

test('two that block each other both succeed: one is repeated', async () => {
  const ids = [uuidv7(), uuidv7()];
  const rows = ids.map((id, n) => ({ id, title: `D${n}`, color: '#000000' }));
  await server.db.insertInto('label').values(rows).execute();
  let arrived = 0;
  const { promise: bothHold, resolve: open } = Promise.withResolvers<void>();
  const touch = (order: readonly string[], color: string) =>
    systemVerb(server.platform, async (work) => {
      for (const id of order) {
        await work.db.updateTable('label').set({ description: color }).where('id', '=', id).execute();
        arrived += 1;
        if (arrived === 2) open();
        await bothHold;
      }
    });
  await Promise.all([touch(ids, 'one'), touch(ids.toReversed(), 'other')]);
  const found = await server.db.selectFrom('label').select('description').where('id', 'in', ids).execute();
  expect(new Set(found.map(({ description }) => description)).size).toBe(1);
  expect(arrived).toBeGreaterThan(4);
});

const stale = (readVersion: number, patch: Record<string, unknown>) =>
  systemVerb(server.platform, (work) =>
    resolveStale(work, {
      entity: 'customer',
      entityId: 'one',
      readVersion,
      currentVersion: 3,
      patch,
      current: { name: 'theirs', city: 'Łódź', pesel: null, day: new Date('2026-01-01T00:00:00Z') },
    }),
  );

test('a patch on an old version goes on top unless both changed the same field differently', async () => {
  await systemVerb(server.platform, async (work) => {
    const change = { entity: 'customer', entityId: 'one', action: 'edit' } as const;
    await work.audit({
      ...change,
      version: 2,
      before: { name: 'a', city: 'x' },
      after: { name: 'b', city: 'x' },
    });
    await work.audit({ ...change, version: 3, before: { name: 'b' }, after: { name: 'theirs' } });
  });
  await expect(stale(1, { city: 'Gdańsk' })).resolves.toBeUndefined();
  await expect(stale(1, { name: 'theirs' })).resolves.toBeUndefined();
  await expect(stale(3, { name: 'mine' })).resolves.toBeUndefined();
  await expect(stale(1, { name: 'mine', city: 'Gdańsk' })).rejects.toMatchObject({
    code: 'stale_version',
    status: 409,
    details: { collisions: [{ field: 'name', yours: 'mine', theirs: 'theirs' }], version: 3 },
  });
  // nothing is recorded about version 1, so every field may have changed
  await expect(stale(0, { city: 'Gdańsk' })).rejects.toMatchObject({ code: 'stale_version' });
  await expect(stale(4, { city: 'Gdańsk' })).rejects.toMatchObject({ code: 'validation', status: 422 });
});

test('the audit log contains what changed, but not what is secret', async () => {
  await systemVerb(server.platform, (work) =>
    work.audit({
      entity: 'customer',
      entityId: 'two',
      version: 2,
      action: 'edit',
      before: { personalIdNumber: null, phones: ['1'], version: 1 },
      after: { personalIdNumber: '44051401458', phones: ['1', '2'], version: 2 },
    }),
  );
  const found = await server.db
    .selectFrom('auditLog')
    .select('changes')
    .where('entityId', '=', 'two')
    .execute();
  expect(found).toEqual([
    { changes: { personalIdNumber: { from: null, to: '•••' }, phones: { from: ['1'], to: ['1', '2'] } } },
  ]);
});

test('one whose end is not known undoes none of its external effects', async () => {
  const text: string[] = [];
  const { db } = server.platform;
  const lossy = new Proxy(db, {
    get: (target, name) =>
      name === 'transaction'
        ? () => ({
            execute: async (does: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
              await target.transaction().execute(does);
              throw new Error('Connection terminated unexpectedly');
            },
          })
        : Reflect.get(target, name),
  });
  const lost = systemVerb({ ...server.platform, db: lossy }, async (work) => {
    await add(work, 'C');
    work.afterRollback(() => void text.push('undone'));
  });
  await expect(lost).rejects.toThrow('terminated');
  expect(await titles()).toContain('C');
  expect(text).toEqual([]);
});

/** Whether a statement of another connection waits for a lock. */
const isWaiting = async () =>
  (
    await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%representative%'
    `.execute(server.db)
  ).rows.length > 0;

// one second, after which the database looks for such a circle
test('a list that locks tables in another order than a migration is repeated', async () => {
  const admin = await server.signIn('admin@test.example');
  let list: Promise<unknown> | undefined;
  await server.db.transaction().execute(async (migration) => {
    await sql`lock table bank in access exclusive mode`.execute(migration);
    list = admin.client.representatives.list({});
    await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { interval: 20 });
    await sql`lock table representative in access exclusive mode`.execute(migration);
  });
  expect(await list).toMatchObject({ items: [] });
});
