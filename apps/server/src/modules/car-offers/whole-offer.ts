import type { ReceivedFile } from '@szansa/api-client/contract';
import type { EquipmentItem, OfferedVariantInput } from '@szansa/domain/catalogue';

import { invalid, notFound, type Work } from '#platform';
import { equipmentOf, lockOffer, storedVariants, type OfferFields, type VariantFields } from './queries.ts';

/** What tells one specification from another. */
interface Specification {
  readonly name: string;
  readonly sha256: string;
}

export type WholeVariant = Omit<VariantFields, 'specificationFileId'> & {
  readonly equipment: readonly EquipmentItem[];
  readonly specificationFile: Specification | null;
};

export type WholeOffer = OfferFields & {
  readonly equipment: readonly EquipmentItem[];
  readonly variants: readonly WholeVariant[];
};

/** An offer held against other writers: what staff write of it, and the files its variants have. @throws 404 */
export async function lockedOffer({ db }: Pick<Work, 'db'>, offerId: string) {
  const row = await lockOffer(db, offerId);
  if (!row) throw notFound();
  const { id, version, status, createdAt: _at, updatedAt: _changed, name: _name, ...rest } = row;
  const { carTemplateId: _template, enginePowerKm: _power, searchText: _text, ...fields } = rest;
  const [variants, equipment] = [await storedVariants(db, id), await equipmentOf(db, id)];
  const equipmentFor = (variantId: string | null): EquipmentItem[] =>
    equipment.flatMap(({ carVariantId, ...item }) => (carVariantId === variantId ? [item] : []));
  const offer: WholeOffer = {
    ...fields,
    equipment: equipmentFor(null),
    variants: variants.map(({ carOfferId: _offer, sortOrder: _order, price: _price, ...stored }) => {
      const { specificationFileId: _file, fileName, sha256, ...variant } = stored;
      return {
        ...variant,
        equipment: equipmentFor(variant.id),
        specificationFile: fileName === null || sha256 === null ? null : { name: fileName, sha256 },
      };
    }),
  };
  const files = new Map(variants.map((variant) => [variant.id, variant.specificationFileId]));
  return { version, status, offer, files };
}

/** The files that come along, by the variant whose specification each is. @throws 422 for one that is not there */
export function uploadsOf(
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

/**
 * Variants as they are kept, from how a change names them. The specification of one stays unless another one comes along; so does
 * what is hidden from the writer.
 */
export function wholeVariants(
  variants: readonly OfferedVariantInput[],
  before: readonly WholeVariant[],
  uploads: ReadonlyMap<string, ReceivedFile>,
): WholeVariant[] {
  return variants.map(({ uploadedSpecificationFile: _file, removeSpecificationFile, ...variant }) => {
    const known = before.find(({ id }) => id === variant.id);
    const upload = uploads.get(variant.id);
    const kept = removeSpecificationFile ? null : (known?.specificationFile ?? null);
    const { catalogDiscountPrice = known?.catalogDiscountPrice ?? null } = variant;
    return {
      ...variant,
      catalogDiscountPrice,
      specificationFile: upload ? { name: upload.name, sha256: upload.sha256 } : kept,
    };
  });
}
