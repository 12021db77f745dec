import { sql, type Kysely } from 'kysely';

/** The working mornings whose notifications have been written, so that each is once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification_morning (
      day date primary key,
      written_at timestamptz not null default now()
    );
  `.execute(db);
}
