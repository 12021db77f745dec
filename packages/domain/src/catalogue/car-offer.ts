import { z } from 'zod';

import { toGrosz, wholeNumber } from '../shared/index.ts';
import { carInput, carPatch, equipmentList } from './car.ts';
import { mostOfferImages, variantImages } from './image.ts';
import { mostOwnEquipment, mostVariants } from './kinds.ts';
import { carVariantInput } from './variant.ts';

const id = z.uuid('value_not_allowed');

/** A variant as the offer it belongs to is saved with it. */
const offeredVariantInput = carVariantInput.extend({
  /** Made by whoever writes the variant down, so that an offer saved again does not have it twice. */
  id,
  /** Beside that of the offer, in its order. */
  equipment: equipmentList(mostOwnEquipment),
  /** Which of the files that are sent along is its specification; empty where it stays as it is. */
  uploadedSpecificationFile: wholeNumber({ min: 0, max: mostVariants + mostOfferImages - 1 }).nullable(),
  removeSpecificationFile: z.boolean(),
  images: variantImages,
});

export type OfferedVariantInput = z.output<typeof offeredVariantInput>;

/**
 * All variants of an offer in their order, each once, with a discounted price that is one (rule CC19); each picture once, in
 * the variant it names.
 */
const variants = z
  .array(offeredVariantInput)
  .max(mostVariants, 'too_many')
  .superRefine((given, context) => {
    const seen = new Set<string>();
    for (const [index, { id: variantId }] of given.entries()) {
      if (seen.has(variantId)) {
        context.addIssue({ code: 'custom', message: 'value_not_allowed', path: [index, 'id'] });
      }
      seen.add(variantId);
    }
    for (const [index, { catalogPrice, catalogDiscountPrice }] of given.entries()) {
      if (!catalogPrice || !catalogDiscountPrice || toGrosz(catalogDiscountPrice) <= toGrosz(catalogPrice)) {
        continue;
      }
      const path = [index, 'catalogDiscountPrice'];
      context.addIssue({ code: 'custom', message: 'discounted_above_catalogue', path });
    }
    const pictures = new Set<string>();
    for (const [index, { id: variantId, images = [] }] of given.entries()) {
      for (const [place, { id: imageId, carVariantId = variantId }] of images.entries()) {
        const refuse = (name: string) =>
          context.addIssue({
            code: 'custom',
            message: 'value_not_allowed',
            path: [index, 'images', place, name],
          });
        if (pictures.has(imageId)) refuse('id');
        if (carVariantId !== variantId) refuse('carVariantId');
        pictures.add(imageId);
      }
    }
    if (pictures.size > mostOfferImages) context.addIssue({ code: 'custom', message: 'too_many', path: [] });
  });

/** The fields of a car offer that may be changed, each of which may be left out; variants are changed as a whole. */
export const carOfferPatch = carPatch.extend({ variants: variants.optional() });

export type CarOfferPatch = z.output<typeof carOfferPatch>;

/** A car offer as staff write it down. */
export const carOfferInput = carInput.extend({
  /** The template it begins with; blank without one. */
  carTemplateId: id.nullish(),
  variants,
});

export type CarOfferInput = z.output<typeof carOfferInput>;
