import { sql, type Kysely } from 'kysely';

/** Second factor, mailed links, what roles hide and require, the agency's settings, mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table app_user
      add column activated_at timestamptz,
      add column totp_seed bytea,
      add column totp_enrolled_at timestamptz,
      -- a code works once: only a later time step than the last one counts
      add column totp_last_step bigint,
      -- a new seed until one of its codes confirms it
      add column totp_pending_seed bytea;
    comment on column app_user.totp_seed is 'Sealed with the secret key of the installation.';
    update app_user set activated_at = created_at where password_hash is not null;

    create table recovery_code (
      user_id uuid not null references app_user on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    );

    -- a secret that stands for somebody for a while: between two steps of signing in, or in a mailed link
    create table account_ticket (
      id uuid primary key,
      kind text not null check (kind in ('activation', 'password_reset', 'totp', 'enrolment')),
      user_id uuid not null references app_user on delete cascade,
      token_hash bytea not null unique,
      seed bytea,
      failures int not null default 0,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index account_ticket_user on account_ticket (user_id, kind);
    create index account_ticket_expires_at on account_ticket (expires_at);

    -- what was tried; each kind is counted for itself
    alter table login_attempt add column scope text not null default 'sign_in';
    create index login_attempt_account on login_attempt (account, at);

    alter table role add column requires_second_factor boolean not null default false;
    create table role_hidden_column (
      role_key text not null references role on delete cascade,
      "column" text not null,
      primary key (role_key, "column")
    );

    alter table agency
      add column pdf_footer text,
      add column mail_footer text,
      add column session_idle_hours int not null default 12 check (session_idle_hours between 1 and 24),
      add column session_max_days int not null default 7 check (session_max_days between 1 and 30),
      add column version int not null default 1;
    insert into agency (id, name) values (1, 'Szansa') on conflict do nothing;

    create table opportunity_status (
      slug text primary key,
      position int not null,
      name_pl text,
      name_en text
    );
    insert into opportunity_status (slug, position)
    select slug, position from unnest(array[
      'lead', 'first_contact', 'presentation_proposal', 'negotiations', 'application_to_client', 'application',
      'conclusion_agreement', 'waiting_for_vehicle', 'registration_insurance', 'handing', 'closed'
    ]) with ordinality as seeded (slug, position);

    create table commission_tier (
      "from" numeric(14, 2) primary key,
      percent numeric(7, 4) not null
    );
    insert into commission_tier ("from", percent) values (0, 20), (10000, 25), (20000, 30), (35000, 35);

    create table outbox_mail (
      id uuid primary key,
      kind text not null check (kind in ('activation', 'password_reset', 'notice')),
      user_id uuid references app_user on delete set null,
      recipient text not null,
      subject text not null,
      body bytea,
      state text not null check (state in ('queued', 'sent', 'failed', 'kept')),
      attempts int not null default 0,
      last_error text,
      created_at timestamptz not null default now(),
      next_attempt_at timestamptz not null default now(),
      sent_at timestamptz
    );
    comment on column outbox_mail.body is 'Sealed, because it may hold a link; gone once a server has taken the mail.';
    create index outbox_mail_created_at on outbox_mail (created_at desc, id desc);
    create index outbox_mail_due on outbox_mail (next_attempt_at) where state = 'queued';
    create index outbox_mail_user_id on outbox_mail (user_id);

    -- what agencies that are there already would have got from their first start
    insert into role_right (role_key, "right")
    select key, 'agency.' || action from role, unnest(array['create', 'edit', 'get']) as action
    where key in ('SUPER_ADMIN', 'ADMIN') on conflict do nothing;
    delete from role_right where "right" = 'user.get' and role_key in ('WORKER', 'ADMIN_REPORTS', 'PLATFORMER');
  `.execute(db);
}
