import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';

import { personOf } from '#modules/users';
import type { Database, Db } from '#platform';

export type OfferRow = Selectable<Database['offer']>;

/** Offers of an opportunity: the chosen one first, then the newest. */
export function listOffers(db: Db, customerFileId: string, chosenOfferId: string | null) {
  return db
    .selectFrom('offer')
    .selectAll('offer')
    .select((eb) => personOf(eb.ref('offer.createdBy')).as('author'))
    .where('offer.customerFileId', '=', customerFileId)
    .orderBy((eb) => eb('offer.id', 'is not distinct from', chosenOfferId), 'desc')
    .orderBy('offer.createdAt', 'desc')
    .orderBy('offer.id', 'desc')
    .execute();
}

export type ListedOffer = Awaited<ReturnType<typeof listOffers>>[number];

export function findOffer(db: Db, id: string) {
  return db
    .selectFrom('offer')
    .selectAll('offer')
    .select((eb) => personOf(eb.ref('offer.createdBy')).as('author'))
    .where('offer.id', '=', id)
    .executeTakeFirst();
}

/** An offer of an opportunity: the one named, else the one it shows, the chosen or the newest. */
export function offerMeant(db: Db, customerFileId: string, id?: string) {
  return db
    .selectFrom('offer')
    .innerJoin('customerFile', 'customerFile.id', 'offer.customerFileId')
    .selectAll('offer')
    .where('offer.customerFileId', '=', customerFileId)
    .where('offer.id', '=', (eb) => (id === undefined ? eb.ref('customerFile.shownOfferId') : eb.val(id)))
    .executeTakeFirst();
}

/** The newest offer of an opportunity but for one. */
export function newestOffer(db: Db, customerFileId: string, except: string) {
  return db
    .selectFrom('offer')
    .select(['id', 'vehicleId'])
    .where('customerFileId', '=', customerFileId)
    .where('id', '<>', except)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export async function insertOffer(db: Db, row: Insertable<Database['offer']>): Promise<void> {
  await db.insertInto('offer').values(row).execute();
}

export async function updateOffer(db: Db, id: string, values: Updateable<Database['offer']>): Promise<void> {
  await db
    .updateTable('offer')
    .set({ ...values, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

/** @returns the row as it was */
export async function deleteOffer(db: Db, id: string): Promise<string> {
  const { row } = await db
    .deleteFrom('offer')
    .where('id', '=', id)
    .returning(sql<string>`to_jsonb(offer)::text`.as('row'))
    .executeTakeFirstOrThrow();
  return row;
}

/** Whether offers other than `except` show the vehicle. */
export async function isShownElsewhere(db: Db, vehicleId: string, except: string): Promise<boolean> {
  const other = await db
    .selectFrom('offer')
    .select('id')
    .where('vehicleId', '=', vehicleId)
    .where('id', '<>', except)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
