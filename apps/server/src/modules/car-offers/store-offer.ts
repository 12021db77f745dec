import { dropFile, invalid, storeFile, sameValue, type Work } from '#platform';
import type { StoredImage } from './image-queries.ts';
import { dropLostImages, storeImages } from './store-images.ts';
import { nameOffers } from './naming-queries.ts';
import { replaceEquipment, replaceVariants, type VariantFields } from './queries.ts';
import type { Uploads, WholeOffer } from './whole-offer.ts';

/** The stored state of an offer's variants before a change. */
export interface StoredBefore {
  readonly variants: WholeOffer['variants'];
  /** The specification of each variant. */
  readonly files: ReadonlyMap<string, string | null>;
  readonly images: readonly StoredImage[];
}

/**
 * Writes the variants and the equipment of an offer, stores the uploaded specifications and pictures, and deletes those
 * no longer used.
 * @throws 413 `daily_quota`, `agency_quota`; 422 for a variant or a picture of another offer
 */
export async function storeParts(
  work: Work,
  id: string,
  { variants, equipment }: WholeOffer,
  before: StoredBefore,
  uploads: Uploads,
): Promise<void> {
  const rows: VariantFields[] = [];
  for (const { equipment: _own, images: _images, specificationFile, ...variant } of variants) {
    const known = before.variants.find((one) => one.id === variant.id)?.specificationFile ?? null;
    const upload = uploads.specifications.get(variant.id);
    const isUnchanged = specificationFile === null || sameValue(known, specificationFile);
    const fileId = specificationFile === null ? null : (before.files.get(variant.id) ?? null);
    const specificationFileId = isUnchanged || !upload ? fileId : (await storeFile(work, upload)).id;
    rows.push({ ...variant, specificationFileId });
  }
  await dropLostImages(work, variants, before.images);
  const foreign = await replaceVariants(work.db, id, rows);
  if (foreign.length > 0) {
    const places = rows.flatMap((row, index) => (foreign.includes(row.id) ? [index] : []));
    throw invalid(
      ...places.map((index) => ({ path: `variants.${index}.id`, code: 'value_not_allowed' as const })),
    );
  }
  await storeImages(work, id, variants, before.images, uploads.pictures);
  await replaceEquipment(work.db, id, [
    { carVariantId: null, items: equipment },
    ...variants.map((variant) => ({ carVariantId: variant.id, items: variant.equipment })),
  ]);
  const stored = new Set(rows.map(({ specificationFileId }) => specificationFileId));
  for (const fileId of before.files.values()) {
    if (fileId !== null && !stored.has(fileId)) await dropFile(work, fileId);
  }
  await nameOffers(work.db, [id]);
}
