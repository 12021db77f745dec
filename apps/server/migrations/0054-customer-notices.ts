import { sql, type Kysely } from 'kysely';

/** Mails to customers: what they are about, whom an answer goes to, and whether their end has been told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox_mail
      add column reply_to text,
      add column about_entity text,
      add column about_id uuid,
      add column told_at timestamptz,
      add constraint outbox_mail_about_check check ((about_entity is null) = (about_id is null));

    alter table outbox_mail drop constraint outbox_mail_kind_check;
    alter table outbox_mail add constraint outbox_mail_kind_check
      check (kind in ('activation', 'password_reset', 'notice', 'customer_notice'));
  `.execute(db);
}
