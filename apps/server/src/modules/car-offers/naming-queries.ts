import { carReferences, type CarListKind } from '@szansa/domain/catalogue';
import { sql } from 'kysely';

import type { Db } from '#platform';

/** The column by which offers name entries of a list: of themselves, of their variants, or of their equipment. */
function columnOf(kind: CarListKind) {
  if (kind === 'equipment') {
    return { table: 'carOfferEquipmentItem', column: 'carEquipmentId', offer: 'carOfferId' };
  }
  if (kind === 'equipment_section') {
    return { table: 'carOfferEquipmentItem', column: 'carEquipmentSectionId', offer: 'carOfferId' };
  }
  if (kind === 'colour') return { table: 'carVariant', column: 'carColorId', offer: 'carOfferId' };
  if (kind === 'availability') {
    return { table: 'carVariant', column: 'carAvailabilityId', offer: 'carOfferId' };
  }
  const [column] = Object.entries(carReferences).find(([, list]) => list === kind) ?? [];
  return column === undefined ? null : { table: 'carOffer', column, offer: 'id' };
}

/** How many offers name each of some entries of a list. */
export async function countOffersNaming(
  db: Db,
  kind: CarListKind,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly count: number }[]> {
  const naming = columnOf(kind);
  if (naming === null) return [];
  const column = sql.ref(naming.column);
  const { rows } = await sql<{ id: string; count: number }>`
    select ${column} as id, count(distinct ${sql.ref(naming.offer)})::int as count
    from ${sql.table(naming.table)} where ${column} = any(${[...ids]}::uuid[]) group by ${column}
  `.execute(db);
  return rows;
}

/** How many variants a dealer has. */
export async function countVariantsOfDealer(db: Db, dealerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('carVariant')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('dealerId', '=', dealerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives the variants of a dealer to another one. @returns their ids */
export async function moveVariants(
  db: Db,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<string[]> {
  const moved = await db
    .updateTable('carVariant')
    .set({ dealerId: into })
    .where('dealerId', '=', from)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}

/**
 * Returns the name of the entry in a column of an offer, as a subquery by id that is independent of the statement.
 */
const nameIn = (column: string) =>
  sql`(select name from car_list_entry where id = ${sql.ref(`carOffer.${column}`)})`;

const named = ['brandId', 'modelId', 'versionId'].map(nameIn);
const described = [
  'carBodyTypeId',
  'carDriveTypeId',
  'carFuelTypeId',
  'carTransmissionTypeId',
  'carTypeId',
].map(nameIn);

/** Recomputes the stored names of some offers, and the text by which they are found. */
export async function nameOffers(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update car_offer set
      name = concat_ws(' ', ${sql.join(named)}),
      search_text = fold(concat_ws(' ', ${sql.join([...named, ...described])}))
    where id = any(${[...ids]}::uuid[])
  `.execute(db);
}

/** The offers that name an entry of a list. */
export async function offersNaming(db: Db, kind: CarListKind, id: string): Promise<string[]> {
  const naming = columnOf(kind);
  if (naming === null) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct ${sql.ref(naming.offer)} as id from ${sql.table(naming.table)}
    where ${sql.ref(naming.column)} = ${id}
  `.execute(db);
  return rows.map((row) => row.id);
}
