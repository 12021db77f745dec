import { sql, type Kysely } from 'kysely';

/**
 * The schema of the job queue, which makes and upgrades its own tables in it; and long work with progress, as those
 * who started it watch it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create schema jobs;

    create table operation (
      id uuid primary key,
      kind text not null,
      owner_id uuid not null references app_user on delete cascade,
      state text not null default 'waiting'
        check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
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
  `.execute(db);
}
