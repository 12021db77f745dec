import type { EquipmentItem } from '@szansa/domain/catalogue';
import { sql, type Expression, type Insertable, type Selectable } from 'kysely';

import { alwaysEntryOf, alwaysNamedEntry, entryOf, namedEntry, type Named } from '#modules/car-lists';
import { reservedOf } from '#modules/opportunities';
import { fileOf, type Database, type Db } from '#platform';

type OfferRow = Selectable<Database['carOffer']>;

/** What staff write of an offer beside its equipment and variants. */
export type OfferFields = Omit<
  OfferRow,
  | 'id'
  | 'status'
  | 'carTemplateId'
  | 'enginePowerKm'
  | 'name'
  | 'searchText'
  | 'facetKind'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
>;

/** What staff write of a variant beside its own equipment. */
export type VariantFields = Omit<
  Selectable<Database['carVariant']>,
  'carOfferId' | 'sortOrder' | 'price' | 'facetKind'
>;

/** A colour with its code, in SQL; null where there is none. */
export const colourOf = (id: Expression<string | null>) =>
  sql<(Named & { code: string | null }) | null>`(
    select json_build_object('id', c.id, 'name', c.name, 'code', c.code) from car_list_entry as c where c.id = ${id}
  )`;

/** A dealer by name, in SQL; null where there is none. */
export const dealerOf = (id: Expression<string | null>) =>
  sql<Named | null>`(select json_build_object('id', d.id, 'name', d.name) from dealer as d where d.id = ${id})`;

export function findOffer(db: Db, id: string) {
  return db
    .selectFrom('carOffer as offer')
    .selectAll('offer')
    .select((eb) => [
      alwaysEntryOf(eb.ref('offer.brandId')).as('brand'),
      alwaysEntryOf(eb.ref('offer.modelId')).as('model'),
      alwaysEntryOf(eb.ref('offer.versionId')).as('carVersion'),
      entryOf(eb.ref('offer.carBodyTypeId')).as('carBodyType'),
      entryOf(eb.ref('offer.carDriveTypeId')).as('carDriveType'),
      entryOf(eb.ref('offer.carFuelTypeId')).as('carFuelType'),
      entryOf(eb.ref('offer.carTransmissionTypeId')).as('carTransmissionType'),
      entryOf(eb.ref('offer.carTypeId')).as('carType'),
    ])
    .where('offer.id', '=', id)
    .executeTakeFirst();
}

export type FoundOffer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** Returns the variants of an offer in their order, with the names of the records that they refer to. */
export function findVariants(db: Db, offerId: string) {
  return db
    .selectFrom('carVariant as variant')
    .leftJoin('carListEntry as kind', 'kind.id', 'variant.carAvailabilityId')
    .selectAll('variant')
    .select(['kind.name as availabilityName', 'kind.switches'])
    .select((eb) => [
      colourOf(eb.ref('variant.carColorId')).as('carColor'),
      dealerOf(eb.ref('variant.dealerId')).as('dealer'),
      fileOf(eb.ref('variant.specificationFileId')).as('specificationFile'),
      reservedOf(eb.ref('variant.id')).as('reserved'),
    ])
    .where('variant.carOfferId', '=', offerId)
    .orderBy('variant.sortOrder')
    .execute();
}

export type FoundVariant = Awaited<ReturnType<typeof findVariants>>[number];

/** The equipment of an offer and of its variants in their order, by name. */
export function namedEquipmentOf(db: Db, offerId: string) {
  return db
    .selectFrom('carOfferEquipmentItem as item')
    .innerJoin('carListEntry as equipment', 'equipment.id', 'item.carEquipmentId')
    .leftJoin('carListEntry as section', 'section.id', 'item.carEquipmentSectionId')
    .select([
      'item.carVariantId',
      'item.carEquipmentId',
      'item.carEquipmentSectionId',
      'item.carOfferId',
      'item.equipmentType',
      'item.sortOrder',
      alwaysNamedEntry('equipment').as('carEquipment'),
      namedEntry('section').as('carEquipmentSection'),
    ])
    .where('item.carOfferId', '=', offerId)
    .orderBy('item.sortOrder')
    .execute();
}

/** The same as changes name it. */
export function equipmentOf(db: Db, offerId: string) {
  return db
    .selectFrom('carOfferEquipmentItem')
    .select(['carVariantId', 'carEquipmentId', 'carEquipmentSectionId', 'equipmentType'])
    .where('carOfferId', '=', offerId)
    .orderBy('sortOrder')
    .execute();
}

/** The offer that a variant is of. */
export async function offerOfVariant(db: Db, variantId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('carVariant')
    .select('carOfferId')
    .where('id', '=', variantId)
    .executeTakeFirst();
  return row?.carOfferId;
}

/** The offer that a specification belongs to. */
export async function offerOfFile(db: Db, fileId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('carVariant')
    .select('carOfferId')
    .where('specificationFileId', '=', fileId)
    .executeTakeFirst();
  return row?.carOfferId;
}

/** Locks an offer and returns it. */
export function lockOffer(db: Db, id: string) {
  return db.selectFrom('carOffer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns the variants of an offer in their order, with what identifies their specification files. */
export function storedVariants(db: Db, offerId: string) {
  return db
    .selectFrom('carVariant as variant')
    .leftJoin('storedFile as file', 'file.id', 'variant.specificationFileId')
    .selectAll('variant')
    .select(['file.name as fileName', 'file.sha256'])
    .where('variant.carOfferId', '=', offerId)
    .orderBy('variant.sortOrder')
    .execute();
}

export async function insertOffer(db: Db, row: Insertable<Database['carOffer']>): Promise<void> {
  await db.insertInto('carOffer').values(row).execute();
}

export async function updateOffer(
  db: Db,
  id: string,
  fields: OfferFields | Pick<OfferRow, 'status'>,
  version: number,
): Promise<void> {
  await db
    .updateTable('carOffer')
    .set({ ...fields, version, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Gives an offer these variants in this order and no others. @returns the ids of those that are of another offer */
export async function replaceVariants(
  db: Db,
  carOfferId: string,
  variants: readonly VariantFields[],
): Promise<string[]> {
  const ids = variants.map(({ id }) => id);
  await db
    .deleteFrom('carVariant')
    .where('carOfferId', '=', carOfferId)
    .where('id', '<>', sql<string>`all(${ids}::uuid[])`)
    .execute();
  if (variants.length === 0) return [];
  const rows = variants.map((variant, sortOrder) => ({ ...variant, carOfferId, sortOrder }));
  const written = await db
    .insertInto('carVariant')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          sortOrder: eb.ref('excluded.sortOrder'),
          carColorId: eb.ref('excluded.carColorId'),
          carAvailabilityId: eb.ref('excluded.carAvailabilityId'),
          availability: eb.ref('excluded.availability'),
          catalogPrice: eb.ref('excluded.catalogPrice'),
          catalogDiscountPrice: eb.ref('excluded.catalogDiscountPrice'),
          availabilityCount: eb.ref('excluded.availabilityCount'),
          dealerId: eb.ref('excluded.dealerId'),
          year: eb.ref('excluded.year'),
          prodTime: eb.ref('excluded.prodTime'),
          carCondition: eb.ref('excluded.carCondition'),
          mileage: eb.ref('excluded.mileage'),
          firstRegistration: eb.ref('excluded.firstRegistration'),
          realAvailabilityDate: eb.ref('excluded.realAvailabilityDate'),
          showAvailabilityInformation: eb.ref('excluded.showAvailabilityInformation'),
          specificationFileId: eb.ref('excluded.specificationFileId'),
        }))
        .whereRef('carVariant.carOfferId', '=', 'excluded.carOfferId'),
    )
    .returning('id')
    .execute();
  const known = new Set(written.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** Gives an offer and its variants this equipment and no other. */
export async function replaceEquipment(
  db: Db,
  carOfferId: string,
  equipment: readonly { readonly carVariantId: string | null; readonly items: readonly EquipmentItem[] }[],
): Promise<void> {
  await db.deleteFrom('carOfferEquipmentItem').where('carOfferId', '=', carOfferId).execute();
  const rows = equipment.flatMap(({ carVariantId, items }) =>
    items.map((item, sortOrder) => ({ ...item, carOfferId, carVariantId, sortOrder })),
  );
  if (rows.length > 0) await db.insertInto('carOfferEquipmentItem').values(rows).execute();
}
