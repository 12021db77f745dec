import { sql, type Kysely } from 'kysely';

/**
 * Each row of an import looks for its e-mails and phones while others are being written: a list of what is pending would
 * be read through every time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter index customer_emails set (fastupdate = off);
    alter index customer_phones set (fastupdate = off);
  `.execute(db);
}
