-- Columns and views of lists, bulk changes, imports and exports.

-- JSON is stored as text here and below: the driver would turn keys of `jsonb` into camel case.
create table list_columns (
  user_id uuid not null references app_user on delete cascade,
  list text not null,
  settings text not null,
  primary key (user_id, list)
);

-- A view may be shared; the view a list opens with is the choice of each reader.
create table list_view (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  list text not null,
  name text not null,
  search text not null,
  created_at timestamptz not null default now(),
  shared_with text
);
create unique index list_view_name on list_view (user_id, list, lower(name collate "pl-x-icu"));
create index list_view_shared on list_view (list) where shared_with is not null;

create table list_default_view (
  user_id uuid not null references app_user on delete cascade,
  list text not null,
  view_id uuid not null references list_view on delete cascade,
  primary key (user_id, list)
);
create index list_default_view_view on list_default_view (view_id);

-- A change of many records, stored when it is previewed.
create table bulk_change (
  id uuid primary key,
  owner_id uuid not null references app_user on delete cascade,
  session_id uuid not null,
  list text not null,
  change text not null,
  operation_id uuid references operation on delete set null,
  begun_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now()
);
create index bulk_change_owner on bulk_change (owner_id);
create index bulk_change_operation on bulk_change (operation_id);
create index bulk_change_created on bulk_change (created_at);

create table bulk_change_record (
  bulk_change_id uuid not null references bulk_change on delete cascade,
  position int not null,
  record_id uuid not null,
  version int,
  outcome text not null,
  code text,
  primary key (bulk_change_id, position)
);
create index bulk_change_record_waiting on bulk_change_record (bulk_change_id, position) where outcome = 'waiting';

-- An imported file of customers or firms.
create table import (
  id uuid primary key,
  entity text not null check (entity in ('customer', 'customer_organisation')),
  owner_id uuid not null references app_user on delete cascade,
  -- The session in which the owner started it. Sessions end before imports do, so it has no reference.
  session_id uuid not null,
  operation_id uuid,
  step text not null,
  file_name text not null,
  file_id uuid references stored_file on delete set null,
  encoding text,
  delimiter text,
  headings text[] not null default '{}',
  mapping text[] not null default '{}',
  known text not null default 'update' check (known in ('update', 'leave')),
  same_contact text not null default 'leave' check (same_contact in ('leave', 'take')),
  row_count int not null default 0,
  -- How many rows the job of the step has done.
  position int not null default 0,
  created int not null default 0,
  updated int not null default 0,
  undone int not null default 0,
  touched int not null default 0,
  problem jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index import_owner on import (owner_id, created_at desc, id desc);
create index import_updated_at on import (updated_at);
create index import_file_id on import (file_id);
create index import_operation_id on import (operation_id);

create table import_row (
  import_id uuid not null references import on delete cascade,
  position int not null,
  number int not null,
  cells text[] not null,
  -- Values by which rows of a file are the same.
  keys text[] not null default '{}',
  outcome text check (outcome in ('new', 'update', 'duplicate', 'refused')),
  problems jsonb not null default '[]',
  same jsonb,
  -- The record that the row became, its version, and what an update changed.
  record_id uuid,
  record_version int,
  before jsonb,
  undo text check (undo in ('undone', 'touched')),
  choice text check (choice in ('take', 'leave')),
  alike jsonb,
  firm_ids uuid[] not null default '{}',
  primary key (import_id, position)
);
create index import_row_outcome on import_row (import_id, outcome, position);
-- Without a pending list, because each row that is checked would read it.
create index import_row_keys on import_row using gin (keys) with (fastupdate = off);
create index import_row_alike on import_row (import_id, position) where alike is not null;

-- The columns that a user assigned to the headings of a file, for the next file with the same ones.
create table import_mapping (
  user_id uuid not null references app_user on delete cascade,
  entity text not null,
  headings_hash text not null,
  mapping text[] not null,
  used_at timestamptz not null default now(),
  primary key (user_id, entity, headings_hash)
);

-- A list that a user exports as a file.
create table export_request (
  id uuid primary key,
  user_id uuid not null references app_user,
  -- As in imports.
  session_id uuid not null,
  operation_id uuid references operation on delete set null,
  source text not null,
  query text not null,
  columns text[] not null,
  format text not null check (format in ('csv', 'xlsx')),
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
  problem text,
  file_id uuid references stored_file,
  row_count int,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  check (problem is null or status = 'failed'),
  check ((completed_at is null) = (status in ('pending', 'processing')))
);
create index export_request_created_at on export_request (created_at, id);
create index export_request_completed_at on export_request (completed_at, id);
create index export_request_user on export_request (user_id, created_at);
create index export_request_operation on export_request (operation_id);
create index export_request_file on export_request (file_id);
