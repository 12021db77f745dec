import { sql, type Kysely } from 'kysely';

/** What a person decides of a row of an import, and the record that has a very similar name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_row
      add column choice text check (choice in ('take', 'leave')),
      add column alike jsonb;
    create index import_row_alike on import_row (import_id, position) where alike is not null;
  `.execute(db);
}
