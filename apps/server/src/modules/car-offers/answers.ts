import type { Endpoints } from '@szansa/api-client/endpoints';
import {
  availabilityAmount,
  currentAvailability,
  isOfferEditor,
  offerStatusMoves,
} from '@szansa/domain/catalogue';

import type { Actor, HandlerInput, Produced, StaffReading } from '#platform';
import { readableOffer, viewerOf } from './access.ts';
import { countFacets, namesOf } from './facet-queries.ts';
import { facetKeys, soughtBy, type OfferFilters } from './found-queries.ts';
import { imagesOfVariant, shownImage } from './image-answers.ts';
import { storedImages } from './image-queries.ts';
import { countVariants, listVariants, type VariantRow } from './list-queries.ts';
import { findVariants, namedEquipmentOf, type FoundVariant } from './queries.ts';

type Calls = Endpoints['carOffers'];

export type CarOffer = Produced<Calls['get']>;

type Facets = Produced<Calls['facets']>;

/**
 * Returns how many cars are left, or null if hidden: the variant determines whether users who cannot edit offers see
 * it.
 */
function leftFor(
  actor: Actor,
  row: {
    readonly availabilityCount: number | null;
    readonly reserved: number;
    readonly showAvailabilityInformation: boolean;
  },
) {
  const isShown = row.showAvailabilityInformation || viewerOf(actor).canEdit;
  const count = isShown ? row.availabilityCount : null;
  const left = count === null ? null : currentAvailability(count, row.reserved);
  return {
    currentAvailabilityCount: left,
    availabilityAmount: left === null ? null : availabilityAmount(left),
  };
}

/** Variants that a query finds. */
export async function offersFound({ db, actor }: StaffReading, query: HandlerInput<Calls['list']>['query']) {
  const viewer = viewerOf(actor);
  const sought = await soughtBy(db, query);
  return {
    rows: listVariants(db, sought, query, viewer),
    count: countVariants(db, sought, viewer),
    item: ({ availabilityCount, reserved, showAvailabilityInformation, image, ...row }: VariantRow) => ({
      ...row,
      image: image && shownImage(image),
      ...leftFor(actor, { availabilityCount, reserved, showAvailabilityInformation }),
    }),
  };
}

/** What variants that fit filters can be narrowed by; what is chosen is there with 0. */
export async function offerFacets({ db, actor }: StaffReading, filters: OfferFilters): Promise<Facets> {
  const counts = await countFacets(db, await soughtBy(db, filters), viewerOf(actor));
  const isNamed = (value: string) => value.includes('-');
  const chosen = facetKeys.flatMap((key) => filters[key] ?? []);
  const names = await namesOf(db, [...counts.map(({ value }) => value), ...chosen].filter(isNamed));
  const order = new Map([...names.keys()].map((id, index) => [id, index]));
  const of = (key: (typeof facetKeys)[number]) => {
    const known = counts.filter((one) => one.key === key);
    const empty = (filters[key] ?? [])
      .filter((value) => known.every((one) => one.value !== value))
      .map((value) => ({ value, count: 0 }));
    const entries = [...known, ...empty].map(({ value, count }) => ({
      value,
      name: names.get(value) ?? null,
      count,
    }));
    const place = ({ value }: { readonly value: string }) => order.get(value) ?? 0;
    if (key === 'year') return entries.toSorted((a, b) => b.value.localeCompare(a.value));
    return entries.toSorted((a, b) => place(a) - place(b) || a.value.localeCompare(b.value));
  };
  return {
    brandId: of('brandId'),
    modelId: of('modelId'),
    carBodyTypeId: of('carBodyTypeId'),
    carFuelTypeId: of('carFuelTypeId'),
    carTransmissionTypeId: of('carTransmissionTypeId'),
    carDriveTypeId: of('carDriveTypeId'),
    power: of('power'),
    price: of('price'),
    carAvailabilityId: of('carAvailabilityId'),
    carCondition: of('carCondition'),
    year: of('year'),
    dealerId: of('dealerId'),
    status: of('status'),
  };
}

function variantAnswer(
  actor: Actor,
  variant: FoundVariant,
  besides: Pick<CarOffer['variants'][number], 'carTemplateId' | 'equipment' | 'images'>,
): CarOffer['variants'][number] {
  const { carAvailabilityId, availabilityName, switches } = variant;
  const left = leftFor(actor, variant);
  return {
    id: variant.id,
    carOfferId: variant.carOfferId,
    carColorId: variant.carColorId,
    carAvailabilityId,
    dealerId: variant.dealerId,
    carColor: variant.carColor,
    carAvailability:
      carAvailabilityId === null || availabilityName === null
        ? null
        : { id: carAvailabilityId, name: availabilityName, switches: switches ?? [] },
    availability: variant.availability,
    catalogPrice: variant.catalogPrice,
    catalogDiscountPrice: variant.catalogDiscountPrice,
    availabilityCount: left.currentAvailabilityCount === null ? null : variant.availabilityCount,
    ...left,
    dealer: variant.dealer,
    year: variant.year,
    prodTime: variant.prodTime,
    carCondition: variant.carCondition,
    mileage: variant.mileage,
    firstRegistration: variant.firstRegistration,
    realAvailabilityDate: variant.realAvailabilityDate,
    showAvailabilityInformation: variant.showAvailabilityInformation,
    specificationFile: variant.specificationFile,
    ...besides,
  };
}

/** An offer with its equipment and variants. @throws 404 */
export async function offerById(reading: StaffReading, id: string): Promise<CarOffer> {
  const { db, actor } = reading;
  const row = await readableOffer(reading, id);
  const [variants, equipment, images] = await Promise.all([
    findVariants(db, id),
    namedEquipmentOf(db, id),
    storedImages(db, id),
  ]);
  const equipmentFor = (variantId: string | null) =>
    equipment.flatMap(({ carVariantId, ...item }) =>
      carVariantId === variantId ? [{ ...item, carTemplateId: null }] : [],
    );
  const person = { roles: actor.roles, canEdit: actor.can('car_offer.edit') };
  return {
    ...row,
    equipment: equipmentFor(null),
    variants: variants.map((variant) =>
      variantAnswer(actor, variant, {
        carTemplateId: row.carTemplateId,
        equipment: equipmentFor(variant.id),
        images: imagesOfVariant(images, variant.id),
      }),
    ),
    can: { edit: isOfferEditor(person, row.status) },
    moves: offerStatusMoves(person, row.status),
  };
}
