import { sql, type Kysely } from 'kysely';

/** Tables of customers and firms that are imported, their rows, and how somebody has their columns taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import (
      id uuid primary key,
      entity text not null check (entity in ('customer', 'customer_organisation')),
      owner_id uuid not null references app_user on delete cascade,
      -- in which its owner asked for what goes on; sessions end before an import does
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
      -- how many rows the job of the step has done
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
      -- values by which rows of a file are the same
      keys text[] not null default '{}',
      outcome text check (outcome in ('new', 'update', 'duplicate', 'refused')),
      problems jsonb not null default '[]',
      same jsonb,
      -- what it became: the record, its version, what an update changed, a firm written down with a customer
      record_id uuid,
      record_version int,
      before jsonb,
      firm_id uuid,
      undo text check (undo in ('undone', 'touched')),
      primary key (import_id, position)
    );
    create index import_row_outcome on import_row (import_id, outcome, position);
    -- written at once: a list of what is pending would be read through by every row that is checked
    create index import_row_keys on import_row using gin (keys) with (fastupdate = off);

    create table import_mapping (
      user_id uuid not null references app_user on delete cascade,
      entity text not null,
      headings_hash text not null,
      mapping text[] not null,
      used_at timestamptz not null default now(),
      primary key (user_id, entity, headings_hash)
    );
  `.execute(db);
}
