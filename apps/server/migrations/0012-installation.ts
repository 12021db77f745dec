import { sql, type Kysely } from 'kysely';

/** What belongs to this database outside of it: the key of its secrets and the store of its files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table installation (
      id int primary key default 1 check (id = 1),
      key_check bytea not null,
      file_store_id uuid not null
    );
  `.execute(db);
}
