import { sql, type Kysely } from 'kysely';

/** What was read of bank quotes, for a day: proposals to whoever had them read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reading (
      id uuid primary key,
      customer_file_id uuid not null references customer_file on delete cascade,
      owner_id uuid not null references app_user on delete cascade,
      -- in which its owner asked for it
      session_id uuid not null,
      file_id uuid not null references stored_file on delete cascade,
      operation_id uuid not null,
      problem text check (problem in ('damaged', 'encrypted', 'too_many_pages', 'too_much')),
      pages jsonb not null default '[]',
      values_read jsonb not null default '[]',
      created_at timestamptz not null default now()
    );
    create index reading_operation_id on reading (operation_id);
    create index reading_created_at on reading (created_at);
    create index reading_customer_file_id on reading (customer_file_id);
    create index reading_owner_id on reading (owner_id);
    create index reading_file_id on reading (file_id);
  `.execute(db);
}
