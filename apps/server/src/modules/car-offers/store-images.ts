import { dropFile, invalid, storeFile, type Work } from '#platform';
import { deleteImages, writeImages, type ImageFields, type StoredImage } from './image-queries.ts';
import { enqueueSizes } from './making-images.ts';
import type { ReadPicture } from './read-pictures.ts';
import type { WholeVariant } from './whole-offer.ts';

type Fields = ImageFields & { readonly sortOrder: number };

/** Returns the row of a picture: with the uploaded file, unless it is identical to the stored one. */
async function rowOf(
  work: Work,
  { id, imageType, alt, crop, sha256 }: WholeVariant['images'][number],
  place: { readonly carVariantId: string; readonly sortOrder: number },
  known: StoredImage | undefined,
  picture: ReadPicture | undefined,
): Promise<Fields> {
  const values = { id, imageType, alt, crop, ...place };
  if (known && known.sha256 === sha256) {
    const { originalFileId, width, height, placeholder } = known;
    return { ...values, originalFileId, width, height, placeholder };
  }
  if (!picture) throw new Error('A picture without a file was not refused');
  const { file, width, height, placeholder } = picture;
  return { ...values, originalFileId: (await storeFile(work, file)).id, width, height, placeholder };
}

/** Deletes pictures that the new variants do not have any more, before their old variants may be deleted. */
async function removeImages(work: Work, images: readonly StoredImage[]): Promise<void> {
  await deleteImages(
    work.db,
    images.map(({ id }) => id),
  );
  for (const { originalFileId, sizeFiles } of images) {
    for (const fileId of [originalFileId, ...sizeFiles]) await dropFile(work, fileId);
  }
}

/** Deletes the pictures that the variants of an offer do not have any more. */
export async function dropLostImages(
  work: Work,
  variants: readonly WholeVariant[],
  before: readonly StoredImage[],
): Promise<void> {
  const stay = new Set(variants.flatMap(({ images }) => images.map(({ id }) => id)));
  await removeImages(
    work,
    before.filter(({ id }) => !stay.has(id)),
  );
}

/**
 * Writes the pictures of an offer's variants, stores the uploaded ones, and enqueues making their sizes.
 * @throws 413 `daily_quota`, `agency_quota`; 422 for a picture of another offer
 */
export async function storeImages(
  work: Work,
  offerId: string,
  variants: readonly WholeVariant[],
  before: readonly StoredImage[],
  pictures: ReadonlyMap<string, ReadPicture>,
): Promise<void> {
  const rows: Fields[] = [];
  for (const { id: carVariantId, images } of variants) {
    for (const [sortOrder, image] of images.entries()) {
      const known = before.find(({ id }) => id === image.id);
      rows.push(await rowOf(work, image, { carVariantId, sortOrder }, known, pictures.get(image.id)));
    }
  }
  const foreign = new Set(await writeImages(work.db, offerId, rows));
  if (foreign.size > 0) {
    const places = variants.flatMap(({ images }, index) =>
      images.flatMap(({ id }, place) => (foreign.has(id) ? [`variants.${index}.images.${place}.id`] : [])),
    );
    throw invalid(...places.map((path) => ({ path, code: 'value_not_allowed' as const })));
  }
  const stored = new Set(rows.map(({ originalFileId }) => originalFileId));
  for (const { id, originalFileId } of before) {
    const isReplaced = rows.some((row) => row.id === id) && !stored.has(originalFileId);
    if (isReplaced) await dropFile(work, originalFileId);
  }
  await enqueueSizes(work, offerId);
}
