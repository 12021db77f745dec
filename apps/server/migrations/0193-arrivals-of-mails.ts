import { sql, type Kysely } from 'kysely';

/** When the mail server received a mail, which may be long before it is fetched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table received_mail add column arrived_at timestamptz;
    comment on column received_mail.arrived_at is 'As the mail server says; null for a mail that came otherwise.';
  `.execute(db);
}
