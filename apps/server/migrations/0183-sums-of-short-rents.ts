import { sql, type Kysely } from 'kysely';

/** A short-term rent has no buy-out: one that was written down before is kept, and not counted any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update offer set sum_of_payments = sum_of_payments - buyout_price
    where offer_type = 'rent_short_term' and buyout_price <> 0 and sum_of_payments is not null;
  `.execute(db);
}
