import { sql, type Kysely } from 'kysely';

/** A mail may bring a kept file along. Should the file be removed before it is sent, the mail is not sent without it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_mail add column attachment_file_id uuid`.execute(db);
}
