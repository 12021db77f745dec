import { sql, type Kysely } from 'kysely';

/** Labels and lead sources are changed by people, on versions they have read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table label add column version int not null default 1;
    alter table lead_source add column version int not null default 1;
  `.execute(db);
}
