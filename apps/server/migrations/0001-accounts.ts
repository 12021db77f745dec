import { sql, type Kysely } from 'kysely';

/** Extensions, text folding, people with their rights and sessions, the audit log, stored files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;
    create extension if not exists unaccent;

    -- unaccent() is only stable because its dictionary is found by search path; named in full it cannot change
    create function fold(value text) returns text
      language sql immutable strict parallel safe
      as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

    create table stored_file (
      id uuid primary key,
      storage_key text not null unique,
      name text not null,
      mime text not null,
      size bigint not null check (size > 0),
      sha256 text not null,
      created_by uuid,
      created_at timestamptz not null default now()
    );

    create table agency (
      id int primary key default 1 check (id = 1),
      name text not null,
      tax_id_number text,
      street text,
      post_code text,
      city text,
      phone text,
      email text,
      website text,
      accent_color text,
      logo_file_id uuid references stored_file on delete set null
    );
    create index agency_logo_file_id on agency (logo_file_id);

    create table app_user (
      id uuid primary key,
      email text not null,
      first_name text not null,
      last_name text not null,
      phone_number text,
      position text,
      locale text not null default 'pl' check (locale in ('pl', 'en')),
      theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
      new_activity_mode boolean not null default false,
      is_active boolean not null default true,
      password_hash text,
      version int not null default 1,
      created_at timestamptz not null default now()
    );
    create unique index app_user_email on app_user (lower(email));
    alter table stored_file add foreign key (created_by) references app_user;
    create index stored_file_created_by on stored_file (created_by);

    create table role (
      key text primary key,
      name text not null
    );
    create table user_role (
      user_id uuid not null references app_user on delete cascade,
      role_key text not null references role,
      primary key (user_id, role_key)
    );
    create index user_role_role_key on user_role (role_key);
    create table role_right (
      role_key text not null references role on delete cascade,
      "right" text not null,
      primary key (role_key, "right")
    );
    create table role_excluded_field (
      role_key text not null references role on delete cascade,
      field text not null,
      primary key (role_key, field)
    );
    create table user_excluded_field (
      user_id uuid not null references app_user on delete cascade,
      field text not null,
      primary key (user_id, field)
    );

    create table session (
      id uuid primary key,
      token_hash bytea not null unique,
      user_id uuid not null references app_user on delete cascade,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      user_agent text,
      address text,
      last_page text
    );
    create index session_user_id on session (user_id);
    create index session_expires_at on session (expires_at);

    create table login_attempt (
      id bigint generated always as identity primary key,
      account text not null,
      address text not null,
      at timestamptz not null default now(),
      succeeded boolean
    );
    create index login_attempt_address on login_attempt (address, at);

    create table idempotency_key (
      user_id uuid not null references app_user on delete cascade,
      key text not null,
      request_hash bytea not null,
      endpoint text not null,
      status int,
      response text,
      created_at timestamptz not null default now(),
      primary key (user_id, key)
    );
    create index idempotency_key_created_at on idempotency_key (created_at);

    -- outlives what it tells about, so it refers to nothing
    create table audit_log (
      id uuid primary key,
      at timestamptz not null default now(),
      actor_id uuid,
      session_id uuid,
      address text,
      action text not null,
      entity text not null,
      entity_id text not null,
      version int,
      changes jsonb not null default '{}'
    );
    create index audit_log_entity on audit_log (entity, entity_id, version);
    create index audit_log_at on audit_log (at desc, id desc);
    create index audit_log_actor on audit_log (actor_id, at desc);

    -- payloads of real-time messages too long for a notification
    create table socket_io_attachments (
      id bigserial primary key,
      created_at timestamptz not null default now(),
      payload bytea
    );
    create index socket_io_attachments_created_at on socket_io_attachments (created_at);
  `.execute(db);
}
