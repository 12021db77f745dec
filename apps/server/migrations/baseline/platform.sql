-- What all modules share: the installation, jobs, the audit log, deleted records.

-- What belongs to this database outside of it: the key of its secrets and the store of its files.
create table installation (
  id int primary key default 1 check (id = 1),
  key_check bytea not null,
  file_store_id uuid not null
);

-- pg-boss makes and upgrades its own tables in this schema.
create schema jobs;

-- Long work whose owner watches its progress.
create table operation (
  id uuid primary key,
  kind text not null,
  owner_id uuid not null references app_user on delete cascade,
  state text not null default 'waiting' check (state in (
    'waiting', 'running', 'done', 'failed', 'cancelled', 'interrupted'
  )),
  done int not null default 0 check (done >= 0),
  total int check (total >= 0),
  message text,
  result text,
  is_cancel_wished boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ended_at timestamptz
);
create index operation_owner on operation (owner_id);
create index operation_updated on operation (updated_at);

-- The stored answer of a call with an `Idempotency-Key`.
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

-- Payloads of socket events that are too long for a notification of PostgreSQL.
create table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz not null default now(),
  payload bytea
);
create index socket_io_attachments_created_at on socket_io_attachments (created_at);

-- The audit log grows without end: it has a partition for each month, so that writing touches small indexes. It
-- outlives the records it is about, so it refers to none.
create table audit_log (
  id uuid not null,
  at timestamptz not null default now(),
  actor_id uuid,
  session_id uuid,
  address text,
  action text not null,
  entity text not null,
  entity_id text not null,
  version int,
  changes jsonb not null default '{}'
) partition by range (at);
create index audit_log_entity on audit_log (entity, entity_id, version);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc);
create table audit_log_other partition of audit_log default;

-- Creates the partition of a month unless one covers it, and moves the rows of the default partition into it.
create function keep_audit_month(month date) returns void language plpgsql as $$
declare
  part text := 'audit_log_' || to_char(month, 'YYYY_MM');
  first timestamptz := date_trunc('month', month::timestamp) at time zone 'UTC';
  next timestamptz := date_trunc('month', month::timestamp + interval '1 month') at time zone 'UTC';
begin
  if to_regclass(part) is not null then return; end if;
  execute format('create table %I (like audit_log including defaults)', part);
  execute format(
    'with moved as (delete from audit_log_other where at >= %L and at < %L returning *) insert into %I select * from moved',
    first, next, part
  );
  execute format('alter table audit_log attach partition %I for values from (%L) to (%L)', part, first, next);
exception when invalid_object_definition then
  -- the first part reaches to the end of the month it was made in
  return;
end $$;

-- The months up to the installation have one partition, which restored backups fill; the server creates later ones.
do $$
declare
  this_month date := date_trunc('month', now() at time zone 'UTC');
  next_month timestamptz := (this_month + interval '1 month') at time zone 'UTC';
begin
  execute format('create table audit_log_before partition of audit_log for values from (minvalue) to (%L)', next_month);
  for months in 1 .. 3 loop
    perform keep_audit_month((this_month + months * interval '1 month')::date);
  end loop;
end $$;

-- Deleted records that can be restored for a while.
create table removal (
  entity text not null,
  entity_id uuid not null,
  row jsonb not null,
  customer_file_id uuid,
  file_id uuid references stored_file,
  removed_by uuid not null references app_user,
  removed_at timestamptz not null default now(),
  pointers jsonb not null default '[]',
  circumstances jsonb not null default '{}',
  primary key (entity, entity_id)
);
create index removal_file_id on removal (file_id) where file_id is not null;
create index removal_removed_by on removal (removed_by);
create index removal_removed_at on removal (removed_at);
comment on column removal.row is 'The row as it was, under the names of its columns.';
comment on column removal.pointers is 'Rows of other tables whose column was emptied with the removal.';

-- Records that were merged into another one: their addresses lead to it.
create table record_redirect (
  entity text not null,
  id uuid not null,
  into_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (entity, id)
);
create index record_redirect_into on record_redirect (entity, into_id);

-- Files whose thumbnail is pending. Each try is counted before it starts.
create table wanted_thumbnail (
  file_id uuid primary key references stored_file on delete cascade,
  tries smallint not null default 0,
  wanted_at timestamptz not null default now()
);
