import { sql, type Expression, type SqlBool } from 'kysely';

import { alwaysEntryOf, entryOf } from '#modules/car-lists';
import { reservedOf } from '#modules/opportunities';
import {
  countRows,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Db,
  type Page,
  type RowOf,
} from '#platform';
import { colourOf, dealerOf } from './queries.ts';
import { firstImageOf } from './image-queries.ts';
import { facetKeys, fitsFacet, foundBy, priceFor, type SoughtOffers, type Viewer } from './found-queries.ts';

/** Selects the variants that the viewer may see and that match the filters, with their offers. */
function foundVariants(db: Db, filters: SoughtOffers, viewer: Viewer) {
  const narrowed = facetKeys.filter((key) => key === 'status' || filters[key] !== undefined);
  return narrowed.reduce(
    (found, key) => found.where(fitsFacet(key, filters, viewer)),
    db
      .selectFrom('carVariant as variant')
      .innerJoin('carOffer as offer', 'offer.id', 'variant.carOfferId')
      .where((): Expression<SqlBool> => foundBy(filters, viewer)),
  );
}

type OfferSort = 'name' | 'price' | 'enginePower' | 'year' | 'updatedAt';

const sortedBy = (field: OfferSort, viewer: Viewer) =>
  ({
    name: sql`offer.name collate "pl-x-icu"`,
    price: priceFor(viewer),
    enginePower: sql`offer.engine_power_km`,
    year: sql`variant.year`,
    updatedAt: sql`offer.updated_at`,
  })[field];

/** One page of variants; those without the value sorted by come last. */
export function listVariants(
  db: Db,
  filters: SoughtOffers,
  order: { readonly sort: OfferSort | `-${OfferSort}` } & Page,
  viewer: Viewer,
) {
  const { field, direction } = sortOf<OfferSort>(order.sort);
  // rising, nulls are last by themselves, as the indexes have them
  const query = foundVariants(db, filters, viewer)
    .select([
      'variant.id',
      'variant.carOfferId',
      'offer.status',
      'offer.name',
      'offer.enginePower',
      'offer.enginePowerUnit',
      'variant.availability',
      'variant.catalogPrice',
      'variant.catalogDiscountPrice',
      'variant.availabilityCount',
      'variant.showAvailabilityInformation',
      'variant.year',
      'variant.prodTime',
      'variant.carCondition',
      'variant.mileage',
      'variant.realAvailabilityDate',
      'offer.updatedAt',
    ])
    .select((eb) => [
      alwaysEntryOf(eb.ref('offer.brandId')).as('brand'),
      alwaysEntryOf(eb.ref('offer.modelId')).as('model'),
      alwaysEntryOf(eb.ref('offer.versionId')).as('carVersion'),
      entryOf(eb.ref('offer.carBodyTypeId')).as('carBodyType'),
      entryOf(eb.ref('offer.carDriveTypeId')).as('carDriveType'),
      entryOf(eb.ref('offer.carFuelTypeId')).as('carFuelType'),
      entryOf(eb.ref('offer.carTransmissionTypeId')).as('carTransmissionType'),
      entryOf(eb.ref('offer.carTypeId')).as('carType'),
      entryOf(eb.ref('variant.carAvailabilityId')).as('carAvailability'),
      colourOf(eb.ref('variant.carColorId')).as('carColor'),
      dealerOf(eb.ref('variant.dealerId')).as('dealer'),
      reservedOf(eb.ref('variant.id')).as('reserved'),
      firstImageOf(eb.ref('variant.id')).as('image'),
    ])
    .orderBy(sortedBy(field, viewer), (by) => (direction === 'asc' ? by.asc() : by.desc().nullsLast()))
    .orderBy('variant.id', direction);
  return rowQuery(onPage(query, order));
}

export type VariantRow = RowOf<typeof listVariants>;

export function countVariants(db: Db, filters: SoughtOffers, viewer: Viewer): Counting {
  return countRows(db, foundVariants(db, filters, viewer).select('variant.id'), filters.search);
}
