import { sql, type Kysely } from 'kysely';

/**
 * Lists that people ask for as files. The query is kept as text: keys of a `jsonb` answer would be turned into camel case
 * like the columns' names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table export_request (
      id uuid primary key,
      user_id uuid not null references app_user,
      -- in which it was asked for; sessions end before an export does
      session_id uuid not null,
      operation_id uuid references operation on delete set null,
      source text not null,
      query text not null,
      columns text[] not null,
      format text not null check (format in ('csv', 'xlsx')),
      status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
      problem text check (problem is null or status = 'failed'),
      file_id uuid references stored_file,
      row_count int,
      created_at timestamptz not null default now(),
      completed_at timestamptz check ((completed_at is null) = (status in ('pending', 'processing')))
    );
    create index export_request_created_at on export_request (created_at, id);
    create index export_request_completed_at on export_request (completed_at, id);
    create index export_request_user on export_request (user_id, created_at);
    create index export_request_operation on export_request (operation_id);
    create index export_request_file on export_request (file_id);
  `.execute(db);
}
