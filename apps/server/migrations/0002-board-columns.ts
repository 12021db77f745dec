import { sql, type Kysely } from 'kysely';

/** Replaced by the index below, which begins with the same columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index customer_file_owner`.execute(db);
}

/** The newest opportunities of a person with a status, for a column of their board. */
export const indexes = [
  {
    name: 'customer_file_worker_status',
    on: 'on customer_file (worker_id, is_archived, status, last_activity_at desc, id desc)',
  },
];
