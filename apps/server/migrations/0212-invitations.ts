import { sql, type Kysely } from 'kysely';

/** What mails invite to. Of mails from before it is in their calendar files alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table received_mail add column invitation jsonb;
    comment on column received_mail.invitation is 'What its calendar file says; null for a mail without one.';
  `.execute(db);
}
