import { sql, type Expression } from 'kysely';

import type { Db } from '#platform';

/** Whether `offer` of `customer_file` reserves a car of its variant today (rule CC12). */
const reservesCar = sql<boolean>`(
  offer.car_variant_id is not null and offer.booking_date >= (now() at time zone 'Europe/Warsaw')::date
  and offer.deal_signing_date is null and not customer_file.is_archived and customer_file.status <> 'closed'
  and (customer_file.chosen_offer_id is null or customer_file.chosen_offer_id = offer.id)
)`;

/** How many cars of a variant are reserved, in SQL. */
export const reservedOf = (variantId: Expression<string>) =>
  sql<number>`(
    select count(*)::int from offer join customer_file on customer_file.id = offer.customer_file_id
    where offer.car_variant_id = ${variantId} and ${reservesCar}
  )`;

/** The variants that offers of an opportunity reserve a car of, in the order in which they are locked. */
export function listReservedVariants(db: Db, customerFileId: string) {
  return db
    .selectFrom('offer')
    .innerJoin('customerFile', 'customerFile.id', 'offer.customerFileId')
    .innerJoin('carVariant', 'carVariant.id', 'offer.carVariantId')
    .select(['carVariant.id', 'carVariant.carOfferId'])
    .distinct()
    .where('offer.customerFileId', '=', customerFileId)
    .where(reservesCar)
    .orderBy('carVariant.id')
    .execute();
}

/**
 * Locks a variant against other reservations of its cars. Offers that were just written have a key lock on it, for
 * which a lock of the whole row would wait: two transactions would wait for each other.
 */
export async function lockVariant(db: Db, id: string): Promise<void> {
  await db.selectFrom('carVariant').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** How many cars of a variant there are and how many are reserved; read after it was locked. */
export function stockOf(db: Db, id: string) {
  return db
    .selectFrom('carVariant')
    .select('carVariant.availabilityCount')
    .select((eb) => reservedOf(eb.ref('carVariant.id')).as('reserved'))
    .where('carVariant.id', '=', id)
    .executeTakeFirstOrThrow();
}
