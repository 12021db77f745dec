import { sql, type Expression } from 'kysely';

import type { Db } from '#platform';

/** Whether `offer` of `customer_file` holds a car of its variant today (rule CC12). */
const holdsCar = sql<boolean>`(
  offer.car_variant_id is not null and offer.booking_date >= (now() at time zone 'Europe/Warsaw')::date
  and offer.deal_signing_date is null and not customer_file.is_archived and customer_file.status <> 'closed'
  and (customer_file.chosen_offer_id is null or customer_file.chosen_offer_id = offer.id)
)`;

/** How many cars of a variant are held, in SQL. */
export const heldOf = (variantId: Expression<string>) =>
  sql<number>`(
    select count(*)::int from offer join customer_file on customer_file.id = offer.customer_file_id
    where offer.car_variant_id = ${variantId} and ${holdsCar}
  )`;

/** The variant that an offer holds a car of; undefined where it holds none. */
export function heldVariant(db: Db, offerId: string) {
  return db
    .selectFrom('offer')
    .innerJoin('customerFile', 'customerFile.id', 'offer.customerFileId')
    .innerJoin('carVariant', 'carVariant.id', 'offer.carVariantId')
    .select(['carVariant.id', 'carVariant.carOfferId'])
    .where('offer.id', '=', offerId)
    .where(holdsCar)
    .executeTakeFirst();
}

/**
 * Holds a variant against others who book it, until the work is done. Offers that were just written hold its key by
 * themselves, which a lock of the whole row would wait for: two of them for each other.
 */
export async function lockVariant(db: Db, id: string): Promise<void> {
  await db.selectFrom('carVariant').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** How many cars of a variant there are and how many are held; read after it was locked. */
export function stockOf(db: Db, id: string) {
  return db
    .selectFrom('carVariant')
    .select('carVariant.availabilityCount')
    .select((eb) => heldOf(eb.ref('carVariant.id')).as('held'))
    .where('carVariant.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The car offer of a variant, and whether everybody is shown it. */
export function findOffered(db: Db, variantId: string) {
  return db
    .selectFrom('carVariant')
    .innerJoin('carOffer', 'carOffer.id', 'carVariant.carOfferId')
    .select(['carOffer.id', 'carOffer.status'])
    .where('carVariant.id', '=', variantId)
    .executeTakeFirst();
}

/** The car offers of variants, by name. */
export async function findVariantNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('carVariant')
    .innerJoin('carOffer', 'carOffer.id', 'carVariant.carOfferId')
    .select(['carVariant.id', 'carVariant.carOfferId', 'carOffer.name'])
    .where('carVariant.id', 'in', ids)
    .execute();
}
