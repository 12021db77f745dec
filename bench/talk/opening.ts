import { createClient } from '@szansa/api-client/client';
import type pg from 'pg';

import { median } from '../browsing.ts';
import { writeBefore, type Follower } from './agency.ts';

const calls = 30;
const [long, short] = [100_000, 10];

/** The queries that open a conversation: the app's own, and a page as long as the short conversation. */
const ways = [
  { name: 'a page of the app', query: {} },
  { name: `${short} messages`, query: { limit: short } },
] as const;

/** Replaces the messages of a conversation, of which the reader has read half. */
async function openHalfRead(
  client: pg.Client,
  { id, authors }: Parameters<typeof writeBefore>[1],
  { reader, messages }: { reader: string; messages: number },
): Promise<void> {
  await client.query('delete from comment where customer_file_id = $1', [id]);
  await writeBefore(client, { id, authors }, messages);
  await client.query(
    `insert into chat_read (customer_file_id, user_id, last_read_comment_id)
    select $1, $2, id from comment where customer_file_id = $1 order by id offset $3 limit 1
    on conflict (customer_file_id, user_id) do update set last_read_comment_id = excluded.last_read_comment_id`,
    [id, reader, messages / 2 - 1],
  );
}

/** Prints the time to open a long conversation at its first unread message, and the same for a short one. */
export async function printOpening(
  client: pg.Client,
  url: string,
  people: readonly Follower[],
): Promise<void> {
  const [reader, one, other] = people;
  if (!reader || !one || !other) throw new RangeError('nobody talks');
  const authors = [one.userId, other.userId] as const;
  const [ofLong, ofShort] = reader.follows;
  await openHalfRead(client, { id: ofLong, authors }, { reader: reader.userId, messages: long });
  await openHalfRead(client, { id: ofShort, authors }, { reader: reader.userId, messages: short });
  await client.query('vacuum analyze comment');
  const { comments } = createClient({ baseUrl: `${url}/api`, token: () => reader.token });
  for (const { name, query } of ways) {
    const took = new Map<string, number[]>([ofLong, ofShort].map((id) => [id, []]));
    for (let call = -2; call < calls; call += 1) {
      for (const [id, times] of took) {
        const since = performance.now();
        await comments.find({ params: { id }, query: { ...query, order: 'ASC', around: 'unread' } });
        // warm-up: the first calls prepare statements
        if (call >= 0) times.push(performance.now() - since);
      }
    }
    const [slow, fast] = [ofLong, ofShort].map((id) => median(took.get(id) ?? []));
    if (slow === undefined || fast === undefined) throw new RangeError('nothing was measured');
    console.log(
      `opened at first unread, ${name}: of ${long} messages ${slow.toFixed(1)} ms, of ${short} ${fast.toFixed(1)} ms; ` +
        `ratio ${(slow / fast).toFixed(2)} (goal: at most 1.5)`,
    );
  }
}
