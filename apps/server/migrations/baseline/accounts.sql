-- Users with their rights and sessions, and stored files.

-- A file of the disk store. A thumbnail is a file that refers to its original.
create table stored_file (
  id uuid primary key,
  storage_key text not null unique,
  name text not null,
  mime text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  thumbnail_of uuid references stored_file on delete cascade
);
create index stored_file_created_by on stored_file (created_by);
-- Used space is added up from this index only.
create index stored_file_usage on stored_file (created_by, created_at) include (size);
create unique index stored_file_thumbnail_of on stored_file (thumbnail_of) where thumbnail_of is not null;

-- A user of Szansa. `totp_…` is the second factor.
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
  created_at timestamptz not null default now(),
  activated_at timestamptz,
  totp_seed bytea,
  totp_enrolled_at timestamptz,
  -- A code works once: only a later time step than the last one counts.
  totp_last_step bigint,
  -- A new seed until one of its codes confirms it.
  totp_pending_seed bytea,
  picture_file_id uuid references stored_file
);
create unique index app_user_email on app_user (lower(email));
create index app_user_picture_file_id on app_user (picture_file_id) where picture_file_id is not null;
comment on column app_user.totp_seed is 'Sealed with the secret key of the installation.';
alter table stored_file add foreign key (created_by) references app_user;

create table role (
  key text primary key,
  name text not null,
  requires_second_factor boolean not null default false
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
create index role_right_right on role_right ("right", role_key);

create table role_excluded_field (
  role_key text not null references role on delete cascade,
  field text not null,
  primary key (role_key, field)
);

-- Columns of lists that are hidden from a role; `role_excluded_field` hides fields of records.
create table role_hidden_column (
  role_key text not null references role on delete cascade,
  "column" text not null,
  primary key (role_key, "column")
);

create table user_excluded_field (
  user_id uuid not null references app_user on delete cascade,
  field text not null,
  primary key (user_id, field)
);

-- Only the hash of a token is stored.
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

-- A secret that identifies a user for a while: between two steps of signing in, or in a mailed link.
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

create table recovery_code (
  user_id uuid not null references app_user on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Attempts that are limited, each kind (`scope`) counted by itself.
create table login_attempt (
  id bigint generated always as identity primary key,
  account text not null,
  address text not null,
  at timestamptz not null default now(),
  succeeded boolean,
  scope text not null default 'sign_in'
);
create index login_attempt_address on login_attempt (address, at);
create index login_attempt_account on login_attempt (account, at);
