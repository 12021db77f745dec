import { sql, type Kysely } from 'kysely';

/** Records that were merged into another one: their old addresses lead to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_redirect (
      entity text not null,
      id uuid not null,
      into_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (entity, id)
    );
    create index record_redirect_into on record_redirect (entity, into_id);
  `.execute(db);
}
