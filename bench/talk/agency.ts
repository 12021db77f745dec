/** Test data of the conversation benchmark: which conversations each user follows and which one is open. */
import type { CrowdMember } from '@szansa/server/testing';
import type pg from 'pg';

/** Number of followers of a conversation who have it open; twice as many follow it in all. */
const blocks = 5;
const messagesBefore = 20;
/** Number of followers of each conversation in the last block. */
export const listenersEach = 2;

export interface Follower extends CrowdMember {
  /** The opportunities whose conversations the user follows; the first one is open. */
  readonly follows: readonly [string, string];
}

export const conversationsOf = (people: number) => Math.floor(people / blocks);

/**
 * Creates opportunities with a conversation of a few messages each, a fifth as many as users. Each has ten followers,
 * five of whom have it open; the last of the five blocks of users contains one follower of each kind.
 */
export async function seedAgency(client: pg.Client, members: readonly CrowdMember[]): Promise<Follower[]> {
  const count = conversationsOf(members.length);
  const owners = members.slice(0, count).map(({ userId }) => userId);
  const { rows } = await client.query<{ id: string; worker_id: string }>(
    `with customers as (
      insert into customer (id, first_name, last_name, emails, added_by)
      select uuidv7(), 'Jan', 'Kowalski', array[email], id from app_user where id = any ($1)
      returning id, added_by
    )
    insert into customer_file (id, customer_id, worker_id, status, last_activity_at)
    select uuidv7(), id, added_by, 'lead', now() from customers returning id, worker_id`,
    [owners],
  );
  const idOf = new Map(rows.map((row) => [row.worker_id, row.id]));
  const conversations = owners.map((owner) => idOf.get(owner) ?? '');
  const place = (index: number) => conversations[index % count] ?? '';
  const followers = members.map((member, index): Follower => ({
    ...member,
    follows: [place(index), place(index + 1 + Math.floor(index / count))],
  }));
  const pairs = followers.flatMap(({ userId, follows }) => follows.map((id) => ({ id, userId })));
  await client.query(
    'insert into chat_follower (customer_file_id, user_id) select * from unnest($1::uuid[], $2::uuid[])',
    [pairs.map(({ id }) => id), pairs.map(({ userId }) => userId)],
  );
  for (const [index, id] of conversations.entries()) {
    await writeBefore(
      client,
      { id, authors: [owners[index] ?? '', owners[(index + 1) % count] ?? ''] },
      messagesBefore,
    );
  }
  await client.query('analyze');
  return followers;
}

interface Conversation {
  readonly id: string;
  readonly authors: readonly [string, string];
}

/** Inserts messages that two users wrote in turn, one per second until now. */
export async function writeBefore(
  client: pg.Client,
  { id, authors }: Conversation,
  messages: number,
): Promise<void> {
  await client.query(
    `insert into comment (id, customer_file_id, message, author_id, created_at)
    select uuidv7(make_interval(secs => n - $4)), $1, 'Dzień dobry, to wiadomość ' || n, ($2::uuid[])[1 + n % 2],
      now() + make_interval(secs => n - $4)
    from generate_series(1, $3::int) n`,
    [id, authors, messages, messages + 1],
  );
}
