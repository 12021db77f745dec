import type { ImageCrop, ImageSize } from '@szansa/domain/catalogue';
import { sql, type Expression, type Insertable, type Selectable } from 'kysely';

import { json, type Database, type Db } from '#platform';

type ImageRow = Selectable<Database['carVariantImage']>;

/** What staff write of a picture, with what is known of its file. */
export type ImageFields = Omit<ImageRow, 'sortOrder' | 'revision' | 'isReady'>;

/**
 * Returns the pictures of all variants of an offer in their order, with what identifies their files, and all their
 * files.
 */
export function storedImages(db: Db, offerId: string) {
  return db
    .selectFrom('carVariantImage as image')
    .innerJoin('carVariant as variant', 'variant.id', 'image.carVariantId')
    .innerJoin('storedFile as file', 'file.id', 'image.originalFileId')
    .selectAll('image')
    .select(['file.name', 'file.sha256'])
    .select(
      sql<string[]>`array(select s.file_id from car_image_size s where s.image_id = image.id)`.as(
        'sizeFiles',
      ),
    )
    .where('variant.carOfferId', '=', offerId)
    .orderBy('image.sortOrder')
    .execute();
}

export type StoredImage = Awaited<ReturnType<typeof storedImages>>[number];

/** The first picture of a variant, in SQL; null where it has none. */
export const firstImageOf = (variantId: Expression<string>) =>
  sql<ShownImage | null>`(
    select json_build_object(
      'id', i.id, 'alt', i.alt, 'crop', i.crop, 'width', i.width, 'height', i.height,
      'placeholder', i.placeholder, 'revision', i.revision, 'isReady', i.is_ready
    )
    from car_variant_image i where i.car_variant_id = ${variantId} order by i.sort_order limit 1
  )`;

/** What is known of a picture that is shown. */
export type ShownImage = Pick<
  ImageRow,
  'id' | 'alt' | 'width' | 'height' | 'placeholder' | 'revision' | 'isReady'
> & { readonly crop: ImageCrop | null };

/**
 * Writes pictures; the sizes of those with another crop are made again. @returns the ids of pictures of another offer
 */
export async function writeImages(
  db: Db,
  offerId: string,
  images: readonly (ImageFields & { readonly sortOrder: number })[],
): Promise<string[]> {
  if (images.length === 0) return [];
  const values: Insertable<Database['carVariantImage']>[] = images.map((image) => ({
    ...image,
    crop: json(image.crop),
  }));
  const isSame = sql<boolean>`(
    car_variant_image.original_file_id = excluded.original_file_id
      and car_variant_image.crop is not distinct from excluded.crop
  )`;
  const written = await db
    .insertInto('carVariantImage')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          carVariantId: eb.ref('excluded.carVariantId'),
          sortOrder: eb.ref('excluded.sortOrder'),
          imageType: eb.ref('excluded.imageType'),
          alt: eb.ref('excluded.alt'),
          crop: eb.ref('excluded.crop'),
          originalFileId: eb.ref('excluded.originalFileId'),
          width: eb.ref('excluded.width'),
          height: eb.ref('excluded.height'),
          placeholder: eb.ref('excluded.placeholder'),
          revision: sql<number>`car_variant_image.revision + case when ${isSame} then 0 else 1 end`,
          isReady: sql<boolean>`car_variant_image.is_ready and ${isSame}`,
        }))
        .where(
          sql<boolean>`exists (
            select from car_variant v where v.id = car_variant_image.car_variant_id and v.car_offer_id = ${offerId}
          )`,
        ),
    )
    .returning('id')
    .execute();
  const known = new Set(written.map(({ id }) => id));
  return images.flatMap(({ id }) => (known.has(id) ? [] : [id]));
}

/** Pictures of an offer whose sizes have to be made. */
export async function unmadeImages(db: Db, offerId: string) {
  return db
    .selectFrom('carVariantImage as image')
    .innerJoin('carVariant as variant', 'variant.id', 'image.carVariantId')
    .select(['image.id', 'image.revision'])
    .where('variant.carOfferId', '=', offerId)
    .where('image.isReady', '=', false)
    .orderBy('variant.sortOrder')
    .orderBy('image.sortOrder')
    .execute();
}

export async function deleteImages(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('carVariantImage').where('id', 'in', ids).execute();
}

/** A picture whose sizes are to be made, and the offer it is of. */
export function findUnmade(db: Db, id: string) {
  return db
    .selectFrom('carVariantImage as image')
    .innerJoin('carVariant as variant', 'variant.id', 'image.carVariantId')
    .selectAll('image')
    .select('variant.carOfferId')
    .where('image.id', '=', id)
    .where('image.isReady', '=', false)
    .executeTakeFirst();
}

/** Deletes the sizes of a picture. @returns their files */
export async function deleteSizes(db: Db, imageId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('carImageSize')
    .where('imageId', '=', imageId)
    .returning('fileId')
    .execute();
  return rows.map(({ fileId }) => fileId);
}

export async function insertSize(db: Db, imageId: string, size: ImageSize, fileId: string): Promise<void> {
  await db.insertInto('carImageSize').values({ imageId, size, fileId }).execute();
}

/** Marks the sizes of a revision as made. @returns whether it is still the current revision */
export async function markReady(db: Db, id: string, revision: number, placeholder: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('carVariantImage')
    .set({ isReady: true, placeholder })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The first pictures of a variant whose size for documents is made, with the status of their offer. */
export function picturesForPaper(db: Db, variantId: string, most: number) {
  const size: ImageSize = 'pdf.jpg';
  return db
    .selectFrom('carImageSize as size')
    .innerJoin('carVariantImage as image', 'image.id', 'size.imageId')
    .innerJoin('carVariant as variant', 'variant.id', 'image.carVariantId')
    .innerJoin('carOffer as offer', 'offer.id', 'variant.carOfferId')
    .select(['image.alt', 'size.fileId', 'offer.status'])
    .where('image.carVariantId', '=', variantId)
    .where('size.size', '=', size)
    .orderBy('image.sortOrder')
    .limit(most)
    .execute();
}

/** The file of a size of a picture that is ready, and the offer the picture is of. */
export function findSize(db: Db, imageId: string, size: ImageSize) {
  return db
    .selectFrom('carImageSize as size')
    .innerJoin('carVariantImage as image', 'image.id', 'size.imageId')
    .innerJoin('carVariant as variant', 'variant.id', 'image.carVariantId')
    .select(['size.fileId', 'variant.carOfferId', 'image.revision'])
    .where('size.imageId', '=', imageId)
    .where('size.size', '=', size)
    .executeTakeFirst();
}
