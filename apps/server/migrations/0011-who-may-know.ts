import { sql, type Kysely } from 'kysely';

/** Who stops following a conversation is remembered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chat_follower add column is_followed boolean not null default true;
  `.execute(db);
}
