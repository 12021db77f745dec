import { draws, testServer, type Database, type SignedIn, type TestServer } from '@szansa/server/testing';
import fc from 'fast-check';
import { CamelCasePlugin, Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

import { addCustomer, openOpportunity } from '../opportunities/test-deals.ts';
import { chatListOf, listChats } from './chat-queries.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  colleague = await server.signIn('worker2@test.example');
});
afterAll(() => server.close());

/** The last message of each conversation, found among all of them. */
async function lastMessages() {
  const { rows } = await sql<{ customerFileId: string; lastCommentId: string; lastAuthorId: string }>`
    select distinct on (customer_file_id)
      customer_file_id as "customerFileId", id as "lastCommentId", author_id as "lastAuthorId"
    from comment where not is_note and removed_at is null order by customer_file_id, id desc
  `.execute(server.db);
  return rows;
}

const step = fc.record({
  chat: fc.nat(2),
  isNote: fc.boolean(),
  author: fc.constantFrom('worker', 'colleague'),
  /** Removes one of those there are instead. */
  removed: fc.option(fc.nat(30)),
});

it('the last message of a conversation is stored, whatever is written and removed', async () => {
  const chats = await Promise.all([1, 2, 3].map(() => openOpportunity(server, worker)));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const { chat, isNote, author, removed } of steps) {
        const there = await server.db
          .selectFrom('comment')
          .select('id')
          .where('removedAt', 'is', null)
          .execute();
        const gone = removed === null ? undefined : there[removed % Math.max(1, there.length)];
        if (gone) {
          const change = { removedAt: new Date(), message: '' };
          await server.db.updateTable('comment').set(change).where('id', '=', gone.id).execute();
          continue;
        }
        const { userId: authorId } = author === 'worker' ? worker : colleague;
        const row = { id: uuidv7(), customerFileId: chats[chat]?.id ?? '', isNote, message: 'x', authorId };
        await server.db.insertInto('comment').values(row).execute();
      }
      const stored = await server.db
        .selectFrom('chat')
        .select(['customerFileId', 'lastCommentId', 'lastAuthorId'])
        .orderBy('customerFileId')
        .execute();
      expect(stored).toEqual(await lastMessages());
    }),
    draws({ usual: 6, all: 25 }),
  );
});

const plan = z.tuple([z.looseObject({ 'QUERY PLAN': z.array(z.unknown()) })]);

/** How often a plan goes to the rows of a table. */
function visitsOf(node: unknown, table: string): number {
  if (typeof node !== 'object' || node === null) return 0;
  const own =
    'Relation Name' in node &&
    node['Relation Name'] === table &&
    'Actual Loops' in node &&
    'Actual Rows' in node
      ? Number(node['Actual Loops']) * Math.max(1, Number(node['Actual Rows']))
      : 0;
  return own + Object.values(node).reduce((sum: number, part) => sum + visitsOf(part, table), 0);
}

it('reads only the messages of the chats that it shows, however many a user follows', async () => {
  const customerId = await addCustomer(server);
  await sql`
    with files as (
      insert into customer_file (id, customer_id, worker_id, status)
      select gen_random_uuid(), ${customerId}, ${worker.userId}, 'lead' from generate_series(1, 1500) returning id
    ), followers as (
      insert into chat_follower (customer_file_id, user_id) select id, ${worker.userId} from files
    )
    insert into comment (id, customer_file_id, message, author_id)
    select gen_random_uuid(), id, 'x', ${colleague.userId} from files, generate_series(1, 3)
  `.execute(server.db);
  await sql`analyze`.execute(server.db);
  const requested: CompiledQuery[] = [];
  const { pool } = server.platform;
  const dialect = new PostgresDialect({ pool });
  const log = ({ query }: { readonly query: CompiledQuery }) => void requested.push(query);
  const db = new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin()], log });
  const reader = { userId: worker.userId, scope: 'all', searchColumn: 'customer.searchText' } as const;
  await listChats(db, chatListOf(reader, 'comments'), null, 200);
  const [query] = requested;
  const client = await pool.connect();
  // a few thousand rows are read whole faster than one by one; a few million are not
  await client.query('begin; set local enable_seqscan = off');
  const { rows } = await client.query(`explain (analyze, format json) ${query?.sql}`, [
    ...(query?.parameters ?? []),
  ]);
  await client.query('rollback');
  client.release();
  const [found] = plan.parse(rows);
  expect(visitsOf(found, 'comment')).toBeLessThanOrEqual(200);
  const chats = await worker.client.comments.getFollowedChats();
  expect(chats).toHaveLength(200);
  expect(chats.every(({ isUnread }) => isUnread)).toBe(true);
});
