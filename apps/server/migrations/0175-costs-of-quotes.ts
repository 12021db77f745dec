import { sql, type Kysely } from 'kysely';

/** Quotes name costs beside the vehicle, and rents may be counted on a basis of their own; what was kept has neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank_comparison add column rent_basis jsonb;
    update bank_comparison set quotes = (
      select jsonb_agg('{"unusedKmPrice": null, "costs": []}'::jsonb || quote.value order by quote.place)
      from jsonb_array_elements(quotes) with ordinality as quote(value, place)
    );
  `.execute(db);
}
