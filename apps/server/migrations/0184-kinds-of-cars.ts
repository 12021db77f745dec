import { sql, type Kysely } from 'kysely';

const words = (columns: readonly string[]) =>
  sql.raw(columns.map((column) => `coalesce(${column}::text, '-')`).join(` || ' ' || `));

/**
 * What facets count of an offer and of a variant, as one value each: a hundred thousand variants are gathered by it in two
 * thirds of the time. The price is not part of it, for who looks may be told another one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ofOffer = words([
    'brand_id',
    'model_id',
    'car_body_type_id',
    'car_fuel_type_id',
    'car_transmission_type_id',
    'car_drive_type_id',
    'engine_power',
    'engine_power_unit',
    'status',
  ]);
  const ofVariant = words(['car_availability_id', 'car_condition', 'year', 'dealer_id']);
  await sql`
    alter table car_offer add column facet_kind uuid not null generated always as (md5(${ofOffer})::uuid) stored;
  `.execute(db);
  await sql`
    alter table car_variant add column facet_kind uuid not null generated always as (md5(${ofVariant})::uuid) stored;
  `.execute(db);
}
