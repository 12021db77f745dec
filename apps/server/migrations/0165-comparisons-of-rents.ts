import { sql, type Kysely } from 'kysely';

/** Comparisons are of leases or of rents; quotes that were kept say nothing that rents alone say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank_comparison add column kind text not null default 'leasing' check (kind in ('leasing', 'rent'));
    alter table bank_comparison alter column kind drop default;
    update bank_comparison set quotes = (
      select jsonb_agg(
        '{"yearlyMileage": null, "excessKmPrice": null, "services": []}'::jsonb || quote.value order by quote.place
      )
      from jsonb_array_elements(quotes) with ordinality as quote(value, place)
    );
  `.execute(db);
}
