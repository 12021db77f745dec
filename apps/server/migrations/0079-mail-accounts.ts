import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** Accounts of mail servers that mails are taken from, with how far each has been read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_account (
      id uuid primary key,
      host text not null,
      port int not null check (port between 1 and 65535),
      security text not null check (security in ('tls', 'starttls', 'none')),
      user_name text not null,
      password bytea not null,
      folder text not null,
      after_taking text not null check (after_taking in ('leave', 'mark_read', 'move')),
      moved_to text,
      taken_from date not null,
      is_active boolean not null,
      version int not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      validity text,
      last_uid bigint not null default 0,
      checked_at timestamptz,
      left_out_count int not null default 0,
      problem text,
      said text,
      problem_since timestamptz,
      check ((problem is null) = (problem_since is null))
    );
    comment on column mail_account.password is 'Sealed with the key of the installation.';
    comment on column mail_account.last_uid is 'The greatest number of a mail that has been dealt with, within the validity of the folder.';

    alter table received_mail add column mail_account_id uuid references mail_account on delete set null;

    -- what agencies that are there already would have got from their first start
    insert into role_right (role_key, "right")
    select key, 'mail_account.' || action from role, unnest(array['create', 'edit', 'get']) as action
    where key in ('SUPER_ADMIN', 'ADMIN') on conflict do nothing;
  `.execute(db);
}

/** How many mails came from an account, and their way back to it when it is removed. */
export const indexes: readonly DeferredIndex[] = [
  {
    name: 'received_mail_mail_account',
    on: 'on received_mail (mail_account_id) where mail_account_id is not null',
  },
];
