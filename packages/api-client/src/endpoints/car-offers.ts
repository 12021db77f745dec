import { excludable } from '@szansa/domain/access';
import {
  availabilityAmounts,
  availabilitySwitches,
  carAvailabilities,
  carConditions,
  carImageTypes,
  carOfferInput,
  carOfferPatch,
  imageCrop,
  mostOfferImages,
  mostVariants,
  platformOfferStatuses,
  powerBands,
  priceBands,
} from '@szansa/domain/catalogue';
import { offerTypes } from '@szansa/domain/offer';
import { calendarDate, searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf, endpoint, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { carIds, namedCar, namedEquipment } from './cars.ts';
import { fileRecord, largestFile } from './documents.ts';
import { offer } from './offers.ts';
import { recordName } from './record-endpoints.ts';
import { amount, day, id, idParams, instant, version, versionQuery } from './records.ts';

const named = recordName.nullable();
const status = z
  .enum(platformOfferStatuses, 'value_not_allowed')
  .register(schemaNames, { id: 'PlatformOfferStatus' });

/** The values of a variant; a field that its availability does not show is empty. */
const said = {
  carColor: recordName.extend({ code: z.string().nullable() }).nullable(),
  availability: z.enum(carAvailabilities).nullable(),
  /** Gross. */
  catalogPrice: amount,
  catalogDiscountPrice: excludable('vehicle.discount', amount),
  /** Remaining cars; empty where only users who may change offers see the number and the caller is not one of them. */
  currentAvailabilityCount: z.int().nullable(),
  availabilityAmount: z.enum(availabilityAmounts).nullable(),
  dealer: named,
  year: z.int().nullable(),
  prodTime: z.string().nullable(),
  carCondition: z.enum(carConditions).nullable(),
  mileage: z.int().nullable(),
  realAvailabilityDate: day,
};

/** A picture as it is shown; its addresses are relative to where the API is. */
const shownImage = {
  id,
  alt: z.string().nullable(),
  /** The image in a few pixels as a data URL, shown as a placeholder while it is loading. */
  placeholder: z.string(),
  /** Pixels as it is shown, cropped and upright. */
  width: z.int(),
  height: z.int(),
  /** Increases with each crop, so that the address changes and a cached image is valid for its revision. */
  revision: z.int(),
  /** Its sizes are made a moment after it is saved. */
  isReady: z.boolean(),
  src: z.string(),
  /** Its sizes by format, as values of `srcset`. */
  srcset: z.object({ avif: z.string(), webp: z.string() }),
};

const image = z
  .object({
    ...shownImage,
    carVariantId: id,
    imageType: z.enum(carImageTypes),
    order: z.int(),
    crop: imageCrop.nullable(),
    name: z.string(),
  })
  .register(schemaNames, { id: 'CarVariantImage' });

/** A variant as lists show it, with the car of its offer. */
const listed = z
  .object({
    id,
    carOfferId: id,
    status,
    ...namedCar,
    ...said,
    carAvailability: named,
    /** Its first picture. */
    image: z.object(shownImage).register(schemaNames, { id: 'ShownCarImage' }).nullable(),
    updatedAt: instant,
  })
  .register(schemaNames, { id: 'ListedCarVariant' });

const variant = z
  .object({
    id,
    carOfferId: id,
    carTemplateId: id.nullable(),
    carColorId: id.nullable(),
    carAvailabilityId: id.nullable(),
    dealerId: id.nullable(),
    ...said,
    carAvailability: recordName.extend({ switches: z.array(z.enum(availabilitySwitches)) }).nullable(),
    availabilityCount: z.int().nullable(),
    firstRegistration: day,
    showAvailabilityInformation: z.boolean(),
    specificationFile: fileRecord.nullable(),
    /** Its own, beside that of the offer. */
    equipment: namedEquipment,
    /** In their order. */
    images: z.array(image),
  })
  .register(schemaNames, { id: 'CarVariant' });

const carOffer = z
  .object({
    id,
    status,
    ...namedCar,
    ...carIds,
    /** The template it was created from, while that exists. */
    carTemplateId: id.nullable(),
    engineSize: z.int().nullable(),
    doorsCount: z.int().nullable(),
    seatsCount: z.int().nullable(),
    description: z.string().nullable(),
    additionalInformation: z.string().nullable(),
    equipment: namedEquipment,
    /** In their order. */
    variants: z.array(variant),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
    can: z.object({ edit: z.boolean() }),
    /** The statuses that the caller may give it. */
    moves: z.array(status),
  })
  .register(schemaNames, { id: 'CarOffer' });

const bandNames = <Band extends string>(bands: Readonly<Record<Band, unknown>>) =>
  z.enum(Object.keys(bands) as [Band, ...Band[]], 'value_not_allowed');

const filters = {
  brandId: anyOf(id),
  modelId: anyOf(id),
  carBodyTypeId: anyOf(id),
  carFuelTypeId: anyOf(id),
  carTransmissionTypeId: anyOf(id),
  carDriveTypeId: anyOf(id),
  /** Engine power in KM. */
  power: anyOf(bandNames(powerBands)),
  /** What is paid for the car, gross. */
  price: anyOf(bandNames(priceBands)),
  carAvailabilityId: anyOf(id),
  carCondition: anyOf(z.enum(carConditions, 'value_not_allowed')),
  year: anyOf(z.string('value_not_allowed').regex(/^(19|20|21)\d\d$/, 'value_not_allowed')),
  dealerId: anyOf(id),
  /** Of the offer; without it all but deleted ones. */
  status: anyOf(status),
};

const facet = z.array(
  z.object({
    value: z.string(),
    /** Of an entry of a list or a dealer. */
    name: z.string().nullable(),
    count: z.int(),
  }),
);

const facets = z
  .object({
    brandId: facet,
    modelId: facet,
    carBodyTypeId: facet,
    carFuelTypeId: facet,
    carTransmissionTypeId: facet,
    carDriveTypeId: facet,
    power: facet,
    price: facet,
    carAvailabilityId: facet,
    carCondition: facet,
    year: facet,
    dealerId: facet,
    status: facet,
  })
  .register(schemaNames, { id: 'CarOfferFacets' });

/** Specifications and pictures of variants, each named by its place among the files. */
const files = {
  field: 'files',
  minFiles: 0,
  maxFiles: mostVariants + mostOfferImages,
  maxBytes: largestFile,
} as const;

const ofPictures = ['picture_too_large', 'picture_unreadable'] as const;

export const carOffers = {
  list: endpoint({
    method: 'GET',
    path: '/car-offers',
    access: 'car_offer.get',
    summary:
      'Lists variants of car offers; a search is understood as people say it: "octavia kombi automat do 150 tys". Who does not change offers is shown active ones.',
    query: listQuery({
      sort: { name: null, price: null, enginePower: null, year: null, updatedAt: null },
      defaultSort: 'price',
      filters,
    }),
    response: pageOf(listed),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/car-offers/facets',
    access: 'car_offer.get',
    summary:
      'Counts variants of car offers by what they can be narrowed by, each filter under all others; what is chosen is there with 0.',
    query: z.strictObject({ search: searchText.optional(), ...filters }),
    response: facets,
  }),
  get: endpoint({
    method: 'GET',
    path: '/car-offers/{id}',
    access: 'car_offer.get',
    summary: 'Shows a car offer with its equipment and variants.',
    params: idParams,
    response: carOffer,
  }),
  create: endpoint({
    method: 'POST',
    path: '/car-offers',
    access: 'car_offer.create',
    summary:
      'Writes down a car offer with all of its variants, their specifications and pictures, or nothing of it. Its fields are one part, `offer`, as JSON, or parts of their own: `brandId`, `variants[0][carColorId]`; lists may be JSON, and files may be parts in their place.',
    body: z.strictObject({ offer: carOfferInput.register(schemaNames, { id: 'CarOfferInput' }) }),
    files,
    plainPart: 'offer',
    refusals: ofPictures,
    response: carOffer,
    creates: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/car-offers/{id}',
    access: 'car_offer.edit',
    summary:
      'Changes fields of a car offer; its equipment and its variants as a whole. Sent again it changes nothing more. The fields are one part, `changes`, as JSON, or parts of their own.',
    params: idParams,
    body: z.strictObject({ version: versionQuery.shape.version, changes: carOfferPatch }),
    files,
    plainPart: 'changes',
    refusals: ['wrong_state', ...ofPictures],
    response: carOffer,
  }),
  move: endpoint({
    method: 'POST',
    path: '/car-offers/{id}/move',
    access: 'car_offer.edit',
    done: 'moved',
    summary: 'Gives a car offer another status, one of its `moves`.',
    params: idParams,
    body: z.strictObject({ version, status }),
    refusals: ['wrong_state'],
    response: carOffer,
  }),
  offerVariant: endpoint({
    method: 'POST',
    path: '/car-variants/{id}/offers',
    access: 'offer.create',
    done: 'created',
    summary:
      'Adds an offer of a variant to an opportunity, with its vehicle and prices; only the owner of the opportunity may.',
    params: idParams,
    body: z.strictObject({
      customerFileId: id,
      offerType: z.enum(offerTypes, 'value_not_allowed'),
      /** The last day of a car's reservation. */
      bookingDate: calendarDate.optional(),
    }),
    refusals: [
      'opportunity_not_yours',
      'opportunity_archived',
      'consent_required',
      'offers_only_by_owner',
      'no_cars_left',
    ],
    response: offer,
    creates: true,
  }),
};
