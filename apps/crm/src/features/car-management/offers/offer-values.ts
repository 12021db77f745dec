import {
  carOfferInput,
  carOfferPatch,
  refusedVariants,
  type CarImageType,
  type CarVariantInput,
  type ImageCrop,
  type VariantSetting,
} from '@szansa/domain/catalogue';
import { discountOf } from '@szansa/domain/leasing';
import { z } from 'zod';
import { v4 as uuid } from 'uuid';

import type { FormValues } from '#kit/forms/fields-definition.ts';

import { knownEntry } from '../templates/entry-field.tsx';
import {
  equipmentValues,
  templateValues,
  type CarTemplate,
  type EquipmentValue,
} from '../templates/template.ts';
import type { CarOffer, CarVariant } from './offer.ts';

type StoredFile = NonNullable<CarVariant['specificationFile']>;

/** A picture in a form; the file chosen for it is stored outside the form. */
export interface ImageValue {
  readonly id: string;
  readonly imageType: CarImageType;
  readonly alt: string;
  readonly crop: ImageCrop | null;
  readonly name: string;
  /** As it is stored; null of one that was just added. */
  readonly stored: CarVariant['images'][number] | null;
}

/** A variant in a form; the file chosen for it is stored outside the form. */
export interface VariantValue {
  readonly id: string;
  readonly carAvailabilityId: string | null;
  readonly availability: string | null;
  readonly carColorId: string | null;
  readonly catalogPrice: string | null;
  /** Percent between the two prices, which it follows; not sent. A draft of before may lack it. */
  readonly discount?: string | null | undefined;
  readonly catalogDiscountPrice?: string | null | undefined;
  readonly availabilityCount: number | null;
  readonly dealerId: string | null;
  /** The name of the chosen dealer when the form was opened. */
  readonly dealer: { readonly id: string; readonly name: string } | null;
  readonly year: number | null;
  readonly prodTime: string;
  readonly carCondition: string | null;
  readonly mileage: number | null;
  readonly firstRegistration: string | null;
  readonly realAvailabilityDate: string | null;
  readonly showAvailabilityInformation: boolean;
  readonly equipment: readonly EquipmentValue[];
  /** The specification that is stored. */
  readonly specificationFile: StoredFile | null;
  readonly removeSpecificationFile: boolean;
  /** The name of the file that is to be its specification. */
  readonly newFile: string | null;
  /** In their order. */
  readonly images: readonly ImageValue[];
}

/** The part of a form that contains variants. */
export interface VariantValues {
  readonly variants: VariantValue[];
}

export function emptyVariant(): VariantValue {
  return {
    id: uuid(),
    carAvailabilityId: null,
    availability: null,
    carColorId: null,
    catalogPrice: null,
    discount: null,
    catalogDiscountPrice: null,
    availabilityCount: null,
    dealerId: null,
    dealer: null,
    year: null,
    prodTime: '',
    carCondition: null,
    mileage: null,
    firstRegistration: null,
    realAvailabilityDate: null,
    showAvailabilityInformation: true,
    equipment: [],
    specificationFile: null,
    removeSpecificationFile: false,
    newFile: null,
    images: [],
  };
}

/** The same variant once more: all of it but its specification and its pictures. */
export const duplicated = (variant: VariantValue): VariantValue => ({
  ...variant,
  id: uuid(),
  specificationFile: null,
  removeSpecificationFile: false,
  newFile: null,
  images: [],
});

const imageValue = (stored: CarVariant['images'][number]): ImageValue => ({
  id: stored.id,
  imageType: stored.imageType,
  alt: stored.alt ?? '',
  crop: stored.crop,
  name: stored.name,
  stored,
});

const discountBetween = ({ catalogPrice, catalogDiscountPrice }: CarVariant): string | null =>
  catalogPrice && catalogDiscountPrice ? discountOf(catalogPrice, catalogDiscountPrice) : null;

const variantValue = (variant: CarVariant): VariantValue => ({
  id: variant.id,
  carAvailabilityId: variant.carAvailability?.id ?? null,
  availability: variant.availability,
  carColorId: variant.carColor?.id ?? null,
  catalogPrice: variant.catalogPrice,
  discount: discountBetween(variant),
  catalogDiscountPrice: variant.catalogDiscountPrice ?? null,
  availabilityCount: variant.availabilityCount,
  dealerId: variant.dealer?.id ?? null,
  dealer: variant.dealer,
  year: variant.year,
  prodTime: variant.prodTime ?? '',
  carCondition: variant.carCondition,
  mileage: variant.mileage,
  firstRegistration: variant.firstRegistration,
  realAvailabilityDate: variant.realAvailabilityDate,
  showAvailabilityInformation: variant.showAvailabilityInformation,
  equipment: equipmentValues(variant.equipment),
  specificationFile: variant.specificationFile,
  removeSpecificationFile: false,
  newFile: null,
  images: variant.images.map(imageValue),
});

/** Returns the values of an offer's form. */
export const offerValues = (offer: CarOffer) => ({
  ...templateValues(offer),
  variants: offer.variants.map(variantValue),
});

/** Returns the initial values of a new offer's form, from a template. */
export const valuesOfTemplate = (template: CarTemplate): FormValues => ({
  ...templateValues(template),
  variants: [emptyVariant()],
});

/** Files by the variant whose specification each is to be, or the picture it is. */
export type ChosenFiles = ReadonlyMap<string, File>;

const isVariants = (value: unknown): value is readonly VariantValue[] => Array.isArray(value);

const withoutNames = (equipment: readonly EquipmentValue[]) =>
  equipment.map(({ name: _name, ...item }) => item);

/** Returns the ids that may have a chosen file: each variant and each of its pictures, in their order. */
const namingFiles = (variants: readonly Pick<VariantValue, 'id' | 'images'>[]): string[] =>
  variants.flatMap(({ id, images }) => [id, ...images.map((image) => image.id)]);

/** Files in the order in which variants and their pictures name them. */
export function filesOf(variants: unknown, files: ChosenFiles): File[] {
  return isVariants(variants) ? namingFiles(variants).flatMap((id) => files.get(id) ?? []) : [];
}

interface Sending {
  readonly files: ChosenFiles;
  /** Whether discounted prices are hidden, which are not sent then. */
  readonly isDiscountHidden: boolean;
}

/** What is sent of a form: without names, and with the places of the files. */
function sentValues({ files, isDiscountHidden }: Sending) {
  return (values: FormValues): FormValues => {
    const { equipment, variants } = values;
    if (!isVariants(variants)) return values;
    const named = namingFiles(variants).filter((id) => files.has(id));
    const placeOf = (id: string) => (files.has(id) ? named.indexOf(id) : null);
    return {
      ...values,
      equipment: Array.isArray(equipment) ? withoutNames(equipment) : equipment,
      variants: variants.map((variant) => {
        const {
          dealer: _dealer,
          specificationFile: _file,
          newFile: _new,
          discount: _discount,
          equipment: own,
          images,
          ...sent
        } = variant;
        const { catalogDiscountPrice, ...shown } = sent;
        return {
          ...shown,
          ...(isDiscountHidden ? {} : { catalogDiscountPrice }),
          equipment: withoutNames(own),
          uploadedSpecificationFile: placeOf(variant.id),
          images: images
            // there may have been no room for a file beside a draft
            .filter(({ id, stored }) => stored !== null || files.has(id))
            .map(({ id, imageType, alt, crop }, order) => ({
              id,
              imageType,
              alt,
              crop,
              order,
              imageFile: placeOf(id),
            })),
        };
      }),
    };
  };
}

/** Returns the data for validating variants, as far as the lists are loaded; unknown entries count as valid. */
function knownSetting(brandId: string, variants: readonly CarVariantInput[]): VariantSetting {
  const known = (field: 'carColorId' | 'carAvailabilityId') =>
    variants.flatMap((variant) => knownEntry(variant[field]) ?? []);
  return {
    brandId,
    brandOfColour: new Map([
      ...variants.map(({ carColorId }) => [carColorId ?? '', brandId] as const),
      ...known('carColorId').map(({ id, parent }) => [id, parent?.id ?? ''] as const),
    ]),
    switchesOf: new Map(known('carAvailabilityId').map(({ id, switches }) => [id, switches])),
  };
}

/** An offer as its form has it: with the variants whether or not the rest of it is right. */
interface Checked {
  readonly brandId?: string | undefined;
  readonly variants?: readonly CarVariantInput[] | undefined;
}

/**
 * Validates variants on the client as well: the server validates them too, but does not receive them while the car
 * itself is incomplete.
 */
function withVariants<Output extends Checked>(schema: z.ZodType<Output>): z.ZodType<Output> {
  return schema.check(
    z.superRefine<Output>(
      ({ brandId = '', variants }, context) => {
        if (variants === undefined) return;
        for (const { path, code } of refusedVariants(variants, knownSetting(brandId, variants))) {
          context.addIssue({ code: 'custom', message: code, path: [...path] });
        }
      },
      { when: () => true },
    ),
  );
}

export const createdOffer = (sending: Sending) =>
  z.preprocess(sentValues(sending), withVariants(carOfferInput));
export const changedOffer = (sending: Sending) =>
  z.preprocess(sentValues(sending), withVariants(carOfferPatch));
