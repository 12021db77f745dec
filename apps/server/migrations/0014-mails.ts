import { sql, type Kysely } from 'kysely';

/** A mail says until when it makes sense, so that what was kept for long is not sent when there is a mail server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox_mail add column expires_at timestamptz;
    update outbox_mail set expires_at =
      created_at + case kind when 'password_reset' then interval '1 hour' else interval '7 days' end;
    -- a link that was used, ended or replaced leads nowhere
    update outbox_mail mail set expires_at = least(expires_at, now())
    where kind <> 'notice' and state in ('queued', 'kept') and (
      exists (
        select from outbox_mail later
        where later.user_id = mail.user_id and later.kind = mail.kind and later.id > mail.id
      ) or not exists (
        select from account_ticket ticket
        where ticket.user_id = mail.user_id and ticket.kind = mail.kind
          and ticket.used_at is null and ticket.expires_at > now()
      )
    );
    alter table outbox_mail
      alter column expires_at set not null,
      alter column expires_at set default now() + interval '7 days';

    alter table outbox_mail drop constraint outbox_mail_state_check;
    alter table outbox_mail add constraint outbox_mail_state_check
      check (state in ('queued', 'sent', 'failed', 'kept', 'expired'));

    drop index outbox_mail_due;
    create index outbox_mail_waiting on outbox_mail (next_attempt_at) where state in ('queued', 'kept');
  `.execute(db);
}
