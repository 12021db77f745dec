import { sql, type Kysely } from 'kysely';

/** Offers know the variant of the catalogue they were made from: booked ones hold a car of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table offer add column car_variant_id uuid references car_variant on delete set null;
    create index offer_car_variant_id on offer (car_variant_id) where car_variant_id is not null;
  `.execute(db);
}
