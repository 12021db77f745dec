import { sql, type Kysely } from 'kysely';

/**
 * Changes of many records: which they are about is kept when they are previewed. JSON is kept as text: keys of a `jsonb`
 * answer would be turned into camel case like the columns' names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
      position integer not null,
      record_id uuid not null,
      version integer,
      outcome text not null,
      code text,
      primary key (bulk_change_id, position)
    );
    create index bulk_change_record_waiting on bulk_change_record (bulk_change_id, position) where outcome = 'waiting';
  `.execute(db);
}
