import { sql, type Kysely } from 'kysely';

/** What named a removed record and lost it, and what else its module has to know to bring it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table removal
      add column pointers jsonb not null default '[]',
      add column circumstances jsonb not null default '{}';
    comment on column removal.pointers is 'Rows of other tables whose column was emptied with the removal.';
  `.execute(db);
}
