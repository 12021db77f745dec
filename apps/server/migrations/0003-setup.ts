import { sql, type Kysely } from 'kysely';

/**
 * How the set-up of a new agency goes on, one row from its first step; installations of before have none. What other
 * tables say, such as whether there is a mail account, is not stored here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table setup (
      id int primary key default 1 check (id = 1),
      administrator_id uuid references app_user on delete set null,
      second_factor_postponed boolean not null default false,
      mailbox_postponed boolean not null default false,
      first_steps_dismissed boolean not null default false
    )
  `.execute(db);
  await sql`create index setup_administrator_id on setup (administrator_id)`.execute(db);
  await sql`
    alter table account_ticket
      drop constraint account_ticket_kind_check,
      add constraint account_ticket_kind_check
        check (kind in ('activation', 'setup', 'password_reset', 'totp', 'enrolment'))
  `.execute(db);
}
