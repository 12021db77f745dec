import type { Insertable, Selectable, Updateable } from 'kysely';

import { representativesOf, vehicleColumns } from '../directory/queries.ts';
import { personOf } from '../people-queries.ts';
import type { Database, Db } from '../platform.ts';

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

export async function deleteOffer(db: Db, id: string): Promise<void> {
  await db.deleteFrom('offer').where('id', '=', id).execute();
}

export type VehicleRow = Awaited<ReturnType<typeof findVehicles>>[number];

export async function findVehicles(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('vehicle').select(vehicleColumns).where('vehicle.id', 'in', ids).execute();
}

export async function insertVehicle(db: Db, row: Insertable<Database['vehicle']>): Promise<void> {
  await db.insertInto('vehicle').values(row).execute();
}

/** Makes others wait who would change the vehicle, or give it to an offer. */
export function lockVehicle(db: Db, id: string) {
  return db
    .selectFrom('vehicle')
    .select('rowVersion')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
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

export async function updateVehicle(
  db: Db,
  id: string,
  values: Updateable<Database['vehicle']>,
): Promise<void> {
  await db.updateTable('vehicle').set(values).where('id', '=', id).execute();
}

export async function findRepresentatives(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return representativesOf(db).where('representative.id', 'in', ids).execute();
}
