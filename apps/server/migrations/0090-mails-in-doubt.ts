import { sql, type Kysely } from 'kysely';

/** Mails of which nobody knows whether the mail server has them: the process ended, or the line was cut, at that moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox_mail add column handing_over boolean not null default false;
    alter table outbox_mail drop constraint outbox_mail_state_check;
    alter table outbox_mail add constraint outbox_mail_state_check
      check (state in ('queued', 'sent', 'failed', 'kept', 'expired', 'in_doubt')) not valid;
  `.execute(db);
}
