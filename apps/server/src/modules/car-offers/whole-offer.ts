import type { ReceivedFile } from '@szansa/api-client/contract';
import type { EquipmentItem, OfferedVariantInput, VariantImageInput } from '@szansa/domain/catalogue';

import { invalid, notFound, type Work } from '#platform';
import { storedImages } from './image-queries.ts';
import { equipmentOf, lockOffer, storedVariants, type OfferFields, type VariantFields } from './queries.ts';
import { readPictures, type ReadPicture } from './read-pictures.ts';

/** Identifies a file by its name and content. */
interface FileMark {
  readonly name: string;
  readonly sha256: string;
}

type WholeImage = Pick<VariantImageInput, 'id' | 'imageType' | 'alt' | 'crop'> & FileMark;

/** What comes along with an offer: specifications by variant, and pictures. */
export interface Uploads {
  readonly specifications: ReadonlyMap<string, ReceivedFile>;
  readonly pictures: ReadonlyMap<string, ReadPicture>;
}

export type WholeVariant = Omit<VariantFields, 'specificationFileId'> & {
  readonly equipment: readonly EquipmentItem[];
  readonly specificationFile: FileMark | null;
  /** In their order. */
  readonly images: readonly WholeImage[];
};

export type WholeOffer = OfferFields & {
  readonly equipment: readonly EquipmentItem[];
  readonly variants: readonly WholeVariant[];
};

/** Locks an offer and returns the fields that staff edit, and the files of its variants. @throws 404 */
export async function lockedOffer({ db }: Pick<Work, 'db'>, offerId: string) {
  const row = await lockOffer(db, offerId);
  if (!row) throw notFound();
  const { id, version, status, createdAt: _at, updatedAt: _changed, name: _name, ...rest } = row;
  const {
    carTemplateId: _template,
    enginePowerKm: _power,
    searchText: _text,
    facetKind: _kind,
    ...fields
  } = rest;
  const [variants, equipment] = [await storedVariants(db, id), await equipmentOf(db, id)];
  const images = await storedImages(db, id);
  const imagesOf = (variantId: string): WholeImage[] =>
    images.flatMap(({ id: imageId, carVariantId, imageType, alt, crop, name, sha256 }) =>
      carVariantId === variantId ? [{ id: imageId, imageType, alt, crop, name, sha256 }] : [],
    );
  const equipmentFor = (variantId: string | null): EquipmentItem[] =>
    equipment.flatMap(({ carVariantId, ...item }) => (carVariantId === variantId ? [item] : []));
  const offer: WholeOffer = {
    ...fields,
    equipment: equipmentFor(null),
    variants: variants.map(({ carOfferId: _offer, sortOrder: _order, price: _price, ...stored }) => {
      const { specificationFileId: _file, facetKind: _facets, fileName, sha256, ...variant } = stored;
      return {
        ...variant,
        equipment: equipmentFor(variant.id),
        specificationFile: fileName === null || sha256 === null ? null : { name: fileName, sha256 },
        images: imagesOf(variant.id),
      };
    }),
  };
  const files = new Map(variants.map((variant) => [variant.id, variant.specificationFileId]));
  return { version, status, offer, files, images };
}

/** The files that come along, by the variant whose specification each is. @throws 422 for one that is not there */
function specificationsOf(
  variants: readonly OfferedVariantInput[],
  files: readonly ReceivedFile[],
): ReadonlyMap<string, ReceivedFile> {
  const uploads = new Map<string, ReceivedFile>();
  for (const [index, { id, uploadedSpecificationFile }] of variants.entries()) {
    if (uploadedSpecificationFile === null) continue;
    const file = files[uploadedSpecificationFile];
    if (!file) {
      throw invalid({ path: `variants.${index}.uploadedSpecificationFile`, code: 'value_not_allowed' });
    }
    uploads.set(id, file);
  }
  return uploads;
}

/** What comes along with the variants of an offer. @throws as `readPictures`; 422 for a file that is not there */
export async function uploadsOf(
  variants: readonly OfferedVariantInput[],
  files: readonly ReceivedFile[],
): Promise<Uploads> {
  const specifications = specificationsOf(variants, files);
  return { specifications, pictures: await readPictures(variants, files) };
}

/** Returns the pictures of a variant from a change. @throws 422 for one that is neither stored nor uploaded */
function wholeImages(
  given: NonNullable<OfferedVariantInput['images']>,
  index: number,
  before: readonly WholeVariant[],
  pictures: Uploads['pictures'],
): WholeImage[] {
  const known = before.flatMap(({ images }) => images);
  const whole = given.map(({ id, imageType, order, alt, crop }, place) => {
    const file = pictures.get(id)?.file ?? known.find((one) => one.id === id);
    if (!file) throw invalid({ path: `variants.${index}.images.${place}.imageFile`, code: 'required' });
    return { order, image: { id, imageType, alt, crop, name: file.name, sha256: file.sha256 } };
  });
  return whole.toSorted((a, b) => a.order - b.order).map(({ image }) => image);
}

/**
 * Returns the variants of a change in their stored form. A variant retains its specification unless another one is
 * uploaded; it also retains pictures that the change leaves out, and fields that are hidden from the writer.
 * @throws 422 for a picture without a file
 */
export function wholeVariants(
  variants: readonly OfferedVariantInput[],
  before: readonly WholeVariant[],
  { specifications, pictures }: Uploads,
): WholeVariant[] {
  return variants.map(
    ({ uploadedSpecificationFile: _file, removeSpecificationFile, images, ...variant }, index) => {
      const known = before.find(({ id }) => id === variant.id);
      const upload = specifications.get(variant.id);
      const unchanged = removeSpecificationFile ? null : (known?.specificationFile ?? null);
      const { catalogDiscountPrice = known?.catalogDiscountPrice ?? null } = variant;
      return {
        ...variant,
        catalogDiscountPrice,
        specificationFile: upload ? { name: upload.name, sha256: upload.sha256 } : unchanged,
        images: images ? wholeImages(images, index, before, pictures) : (known?.images ?? []),
      };
    },
  );
}
