import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { systemContext } from '#platform';
import { openOpportunity } from '../opportunities/test-deals.ts';
import { remindOfActivities } from './reminding.ts';

let server: TestServer;
let anna: SignedIn;
let opportunity: string;

beforeAll(async () => {
  server = await testServer();
  anna = await server.signIn('worker@test.example');
  opportunity = (await openOpportunity(server, anna)).id;
});
beforeEach(async () => {
  await server.db.deleteFrom('activity').execute();
  await server.db.deleteFrom('notification').execute();
});
afterAll(() => server.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const plan = (title: string, startAt: string, more: object = {}) =>
  anna.client.activities.create({ body: { type: 'call', title, startAt, reminder: 30, ...more } });

const notified = async () => {
  const { items } = await anna.client.notifications.list({ query: { limit: 100 } });
  return items.map(({ message }) => message.replace(/^[^:]+: | · .*$/g, '')).toSorted();
};

const signal = new AbortController().signal;
const run = () =>
  remindOfActivities.run(systemContext(server.platform), { data: {}, signal, isLastTry: false });

/** Inserts activities into the database whose reminders are due. */
async function due(count: number): Promise<void> {
  await sql`
    insert into activity (id, type, title, start_at, reminder, remind_at, worker_id, created_by)
    select gen_random_uuid(), 'task', 'Zadanie ' || n, now(), 0, now() - interval '1 minute',
      ${anna.userId}, ${anna.userId}
    from generate_series(1, ${count}::int) n
  `.execute(server.db);
}

const countOf = async (table: 'notification') => {
  const { count } = await server.db
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describe('a reminder', () => {
  it('that is due comes by itself, as a notification that leads to the opportunity', async () => {
    await plan('Telefon', inMinutes(10), { customerFileId: opportunity });
    await vi.waitFor(async () => expect(await notified()).toEqual(['Telefon']), {
      timeout: 30_000,
      interval: 50,
    });
    const { items } = await anna.client.notifications.list({ query: { tab: 'unread' } });
    expect(items).toMatchObject([
      {
        type: 'calendar',
        source: 'customerFile',
        customer: { name: 'Jan Próbny' },
        options: { customerFileId: opportunity, internalEnquiryId: null },
        readAt: null,
      },
    ]);
  });

  it('is pending until its time, and is not sent once the activity is done, removed or has none', async () => {
    await plan('Później', inMinutes(120));
    await plan('Bez', inMinutes(1), { reminder: null });
    await server.db
      .updateTable('activity')
      .set({ remindAt: sql<Date>`now() + interval '1 hour'` })
      .execute();
    const done = await plan('Zrobiona', inMinutes(90));
    await anna.client.activities.complete({ params: { id: done.id }, body: { version: 1 } });
    const gone = await plan('Usunięta', inMinutes(90));
    await anna.client.activities.remove({ params: { id: gone.id }, query: { version: 1 } });
    const left = await server.db
      .selectFrom('activity')
      .select('title')
      .where('remindAt', 'is not', null)
      .orderBy('title')
      .execute();
    await run();
    expect(left.map(({ title }) => title)).not.toContain('Zrobiona');
    expect(await notified()).toEqual([]);
  });

  it('is sent again when the activity is moved, not when only its text changes', async () => {
    const { id } = await plan('Spotkanie', inMinutes(5));
    await vi.waitFor(async () => expect(await countOf('notification')).toBe(1), { timeout: 30_000 });
    await anna.client.activities.update({ params: { id }, body: { version: 1, changes: { note: 'Nowa' } } });
    await run();
    expect(await countOf('notification')).toBe(1);
    await anna.client.activities.update({
      params: { id },
      body: { version: 2, changes: { startAt: inMinutes(10) } },
    });
    await vi.waitFor(async () => expect(await countOf('notification')).toBe(2), { timeout: 30_000 });
  });

  it('comes as if the activity had never been done, once it is not done after all', async () => {
    const missed = await plan('Przeoczone', inMinutes(31));
    await anna.client.activities.complete({ params: { id: missed.id }, body: { version: 1 } });
    // its time comes while it is done
    await server.db
      .updateTable('activity')
      .set({ startAt: new Date(inMinutes(10)) })
      .execute();
    await run();
    expect(await notified()).toEqual([]);
    const reopened = await anna.client.activities.reopen({ params: { id: missed.id }, body: { version: 2 } });
    await vi.waitFor(async () => expect(await notified()).toEqual(['Przeoczone']), { timeout: 30_000 });
    const { version } = reopened;
    await anna.client.activities.complete({ params: { id: missed.id }, body: { version } });
    await anna.client.activities.reopen({ params: { id: missed.id }, body: { version: version + 1 } });
    await run();
    expect(await notified()).toEqual(['Przeoczone']);
  });

  it('is sent once, however many servers send at once', async () => {
    await due(500);
    await Promise.all([run(), run(), run(), run()]);
    expect(await countOf('notification')).toBe(500);
    await run();
    expect(await countOf('notification')).toBe(500);
  });

  it('is lost by no failure: a reminder that was not sent is still due', async () => {
    await due(3);
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
      server.db,
    );
    await sql`create trigger fails before insert on notification execute function fail()`.execute(server.db);
    await expect(run()).rejects.toThrow('no');
    await sql`drop trigger fails on notification`.execute(server.db);
    await run();
    expect(await countOf('notification')).toBe(3);
  });
});
