import { expireDeleted, refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let anna: SignedIn;
let admin: SignedIn;
let opportunity: string;
beforeAll(async () => {
  server = await testServer();
  anna = await server.signIn('worker@test.example');
  admin = await server.signIn('admin@test.example');
});
beforeEach(async () => {
  opportunity = (await openOpportunity(server, anna)).id;
  await server.db.deleteFrom('notification').execute();
});
afterAll(() => server.close());

const notFound = refusal('not_found', 404);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function planned(more: object = {}) {
  const activity = await anna.client.activities.create({
    body: { type: 'call', title: 'Telefon', startAt: '2027-01-11T08:00:00Z', reminder: 30, ...more },
  });
  return { activity, params: { id: activity.id } };
}

async function removed(more: object = {}) {
  const made = await planned(more);
  const { version } = made.activity;
  await anna.client.activities.remove({ params: made.params, query: { version } });
  return made;
}

/** Everything of an activity as the database has it, to the microsecond. */
async function rowsOf(id: string): Promise<unknown> {
  return (await sql`select activity::text from activity where id = ${id}`.execute(server.db)).rows;
}

/** The titles of what was reminded of. */
const notified = async () => {
  const { items } = await anna.client.notifications.list({ query: { limit: 100 } });
  return items.map(({ message }) => message.replace(/^[^:]+: | · .*$/g, '')).toSorted();
};

const notify = (...titles: string[]) =>
  vi.waitFor(async () => expect(await notified()).toEqual(titles), { timeout: 30_000, interval: 50 });

const remindAtOf = async (id: string) => {
  const row = await server.db
    .selectFrom('activity')
    .select('remindAt')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.remindAt;
};

describe('a removed activity', () => {
  it('comes back as it was, done or not, of an opportunity or of none', async () => {
    for (const customerFileId of [opportunity, null]) {
      const { params } = await planned({ customerFileId, note: 'Po 10:00' });
      const done = await anna.client.activities.complete({ params, body: { version: 1, outcome: 'Tak' } });
      const rows = await rowsOf(params.id);
      await anna.client.activities.remove({ params, query: { version: done.version } });
      expect(await rowsOf(params.id)).toEqual([]);
      expect(await anna.client.activities.restore({ params })).toEqual(done);
      expect(await rowsOf(params.id)).toEqual(rows);
      const reopened = await anna.client.activities.reopen({ params, body: { version: done.version } });
      expect(reopened.version).toBe(done.version + 1);
    }
  });

  it('has its return in the history of the opportunity and in the audit log', async () => {
    const { params } = await removed({ customerFileId: opportunity });
    await anna.client.activities.restore({ params });
    const { items } = await anna.client.opportunities.timeline({ params: { id: opportunity } });
    expect(items.slice(0, 3).map(({ type, data }) => [type, data.name])).toEqual([
      ['activity_restored', 'Telefon'],
      ['activity_removed', 'Telefon'],
      ['activity_planned', 'Telefon'],
    ]);
    const entries = await server.db
      .selectFrom('auditLog')
      .select(['action', 'actorId'])
      .where('entityId', '=', params.id)
      .orderBy('at')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['create', 'remove', 'restore']);
    expect(entries.at(-1)?.actorId).toBe(anna.userId);
  });

  it('is restored once, however many requests arrive at the same time, also with others of its opportunity', async () => {
    const made = [];
    for (const _ of [1, 2, 3]) made.push(await removed({ customerFileId: opportunity }));
    const tried = await Promise.allSettled(
      made.flatMap(({ params }) => [1, 2].map(() => anna.client.activities.restore({ params }))),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const reasons = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(reasons).toEqual([notFound, notFound, notFound]);
    for (const { params } of made) expect(await rowsOf(params.id)).toHaveLength(1);
  });

  it('is restored only by the person who removed it, in no archive, and for a quarter of an hour', async () => {
    const { params } = await removed({ customerFileId: opportunity });
    const restore = () => anna.client.activities.restore({ params });
    await expect(admin.client.activities.restore({ params })).rejects.toEqual(notFound);
    const archive = (isArchived: boolean) =>
      server.db.updateTable('customerFile').set({ isArchived }).where('id', '=', opportunity).execute();
    await archive(true);
    await expect(restore()).rejects.toEqual(refusal('opportunity_archived', 409));
    expect(await rowsOf(params.id)).toEqual([]);
    await archive(false);
    await expireDeleted(server, 14);
    await restore();
    const late = await removed({ customerFileId: opportunity });
    await expireDeleted(server);
    await expect(anna.client.activities.restore({ params: late.params })).rejects.toEqual(notFound);
  });

  it('stays away from who may not change it any more', async () => {
    const colleague = await server.signIn('worker2@test.example');
    const { activity, params } = await planned({ customerFileId: opportunity });
    const own = (workerId: string) =>
      server.db.updateTable('customerFile').set({ workerId }).where('id', '=', opportunity).execute();
    await own(colleague.userId);
    await colleague.client.activities.remove({ params, query: { version: activity.version } });
    await own(anna.userId);
    await expect(colleague.client.activities.restore({ params })).rejects.toMatchObject({ status: 403 });
    await own(colleague.userId);
    expect(await colleague.client.activities.restore({ params })).toEqual(activity);
  });

  it('is reminded of as planned, and not again where that was done', async () => {
    const following = await removed({ customerFileId: opportunity, startAt: inMinutes(90) });
    await anna.client.activities.restore({ params: following.params });
    expect(await remindAtOf(following.params.id)).not.toBeNull();

    const soon = { customerFileId: opportunity, startAt: inMinutes(10) };
    const { activity, params } = await planned({ ...soon, title: 'Pierwszy' });
    await notify('Pierwszy');
    await anna.client.activities.remove({ params, query: { version: activity.version } });
    await anna.client.activities.restore({ params });
    expect(await remindAtOf(params.id)).toBeNull();
    // a reminder published afterwards shows that none of the first is pending
    await planned({ ...soon, title: 'Drugi' });
    await notify('Drugi', 'Pierwszy');
  });

  it('that should have been reminded of meanwhile is so at once', async () => {
    const { params } = await removed({ customerFileId: opportunity, startAt: inMinutes(90) });
    await sql`
      update removal set row = row || jsonb_build_object('remind_at', now() - interval '1 minute')
      where entity_id = ${params.id}
    `.execute(server.db);
    expect(await notified()).toEqual([]);
    await anna.client.activities.restore({ params });
    await notify('Telefon');
    expect(await remindAtOf(params.id)).toBeNull();
  });

  it('is missed by no other record: none refers to activities', async () => {
    const { rows } = await sql`
      select conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'activity'::regclass
    `.execute(server.db);
    expect(rows).toEqual([]);
  });
});
