import { sql, type Kysely } from 'kysely';

/** Calls, meetings and tasks. Those to be reminded of are found by `remind_at`, which is empty once that was done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table activity (
      id uuid primary key,
      type text not null,
      title text not null,
      note text,
      start_at timestamptz not null,
      end_at timestamptz check (end_at >= start_at),
      reminder integer,
      remind_at timestamptz,
      done_at timestamptz,
      outcome text,
      customer_file_id uuid references customer_file on delete cascade,
      worker_id uuid not null references app_user,
      created_by uuid references app_user,
      version integer not null default 1,
      created_at timestamptz not null default now()
    );
    create index activity_worker on activity (worker_id, start_at, id);
    create index activity_start on activity (start_at, id);
    create index activity_customer_file on activity (customer_file_id, start_at, id);
    create index activity_created_by on activity (created_by);
    create index activity_remind_at on activity (remind_at) where remind_at is not null;
  `.execute(db);
}
