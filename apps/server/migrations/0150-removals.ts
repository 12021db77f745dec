import { sql, type Kysely } from 'kysely';

/** What was removed and can be brought back for a while, each record with its row and its stored file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table removal (
      entity text not null,
      entity_id uuid not null,
      row jsonb not null,
      customer_file_id uuid,
      file_id uuid references stored_file,
      removed_by uuid not null references app_user,
      removed_at timestamptz not null default now(),
      primary key (entity, entity_id)
    );
    comment on column removal.row is 'The row as it was, under the names of its columns.';
    create index removal_file_id on removal (file_id) where file_id is not null;
    create index removal_removed_by on removal (removed_by);
    create index removal_removed_at on removal (removed_at);
  `.execute(db);
}
