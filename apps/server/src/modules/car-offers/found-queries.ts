import {
  mayNameEquipment,
  powerBands,
  priceBands,
  searchForms,
  spokenSearch,
  type PlatformOfferStatus,
  type PowerBand,
  type PriceBand,
} from '@szansa/domain/catalogue';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { planEachTime, type Db } from '#platform';

/** Who looks for cars. */
export interface Viewer {
  /** Changes offers, and is shown those that are not active. */
  readonly canEdit: boolean;
  /** Whether the viewer sees discounted prices; otherwise prices are those of the catalogue. */
  readonly seesDiscounts: boolean;
}

export interface OfferFilters {
  readonly search?: string | undefined;
  readonly brandId?: readonly string[] | undefined;
  readonly modelId?: readonly string[] | undefined;
  readonly carBodyTypeId?: readonly string[] | undefined;
  readonly carFuelTypeId?: readonly string[] | undefined;
  readonly carTransmissionTypeId?: readonly string[] | undefined;
  readonly carDriveTypeId?: readonly string[] | undefined;
  readonly power?: readonly PowerBand[] | undefined;
  readonly price?: readonly PriceBand[] | undefined;
  readonly carAvailabilityId?: readonly string[] | undefined;
  readonly carCondition?: readonly string[] | undefined;
  readonly year?: readonly string[] | undefined;
  readonly dealerId?: readonly string[] | undefined;
  readonly status?: readonly PlatformOfferStatus[] | undefined;
}

/** By what variants are narrowed and counted. */
export const facetKeys = [
  'brandId',
  'modelId',
  'carBodyTypeId',
  'carFuelTypeId',
  'carTransmissionTypeId',
  'carDriveTypeId',
  'power',
  'price',
  'carAvailabilityId',
  'carCondition',
  'year',
  'dealerId',
  'status',
] as const satisfies readonly (keyof OfferFilters)[];

export type FacetKey = (typeof facetKeys)[number];

type Bands = Readonly<Record<string, readonly [from: number, below: number | null]>>;

function inBand(column: RawBuilder<unknown>, [from, below]: Bands[string]): RawBuilder<unknown> {
  const isBelow = below === null ? sql`true` : sql`${column} < ${sql.lit(below)}`;
  return sql`${column} >= ${sql.lit(from)} and ${isBelow}`;
}

/** The name of the band that a number is in, in SQL; null of none. */
function bandOf(column: RawBuilder<unknown>, bands: Bands): RawBuilder<unknown> {
  const cases = Object.entries(bands).map(
    ([name, band]) => sql`when ${inBand(column, band)} then ${sql.lit(name)}`,
  );
  return sql`(case ${sql.join(cases, sql` `)} end)`;
}

function inBands<Band extends string>(
  column: RawBuilder<unknown>,
  bands: Readonly<Record<Band, Bands[string]>>,
  chosen: readonly Band[],
): RawBuilder<SqlBool> {
  const each = chosen.map((band) => sql`(${inBand(column, bands[band])})`);
  return sql<SqlBool>`coalesce(${each.length > 0 ? sql.join(each, sql` or `) : sql`false`}, false)`;
}

/** Returns the price of a car for the viewer, as SQL. */
export const priceFor = ({ seesDiscounts }: Viewer): RawBuilder<unknown> =>
  seesDiscounts ? sql`variant.price` : sql`variant.catalog_price`;

/** What a variant has of each facet, in SQL. */
export function facetValue(key: FacetKey, viewer: Viewer): RawBuilder<unknown> {
  switch (key) {
    case 'power':
      return bandOf(sql`offer.engine_power_km`, powerBands);
    case 'price':
      return bandOf(priceFor(viewer), priceBands);
    case 'carAvailabilityId':
    case 'dealerId':
    case 'carCondition':
    case 'year':
      return sql.ref(`variant.${key}`);
    default:
      return sql.ref(`offer.${key}`);
  }
}

const types: { readonly [Key in FacetKey]?: 'text' | 'int' } = {
  carCondition: 'text',
  status: 'text',
  year: 'int',
};

/** Whether a variant has one of the values that a facet is narrowed to, in SQL. */
export function fitsFacet(key: FacetKey, filters: OfferFilters, viewer: Viewer): RawBuilder<SqlBool> {
  const chosen = filters[key];
  // deleted offers are shown only if requested
  if (key === 'status' && chosen === undefined) return sql<SqlBool>`offer.status <> 'deleted'`;
  if (chosen === undefined) return sql<SqlBool>`true`;
  if (key === 'power') return inBands(sql`offer.engine_power_km`, powerBands, filters.power ?? []);
  if (key === 'price') return inBands(priceFor(viewer), priceBands, filters.price ?? []);
  const type = sql.raw(types[key] ?? 'uuid');
  return sql<SqlBool>`coalesce(${facetValue(key, viewer)} = any(${[...chosen]}::${type}[]), false)`;
}

const pattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** A word of a search in its forms, with the entries of lists that are called so. */
interface SoughtWord {
  readonly forms: readonly string[];
  /** Of colours and availabilities. */
  readonly namedIds: readonly string[];
  readonly equipmentIds: readonly string[];
}

/** Filters whose search has been looked up. */
export interface SoughtOffers extends OfferFilters {
  readonly words: readonly SoughtWord[];
}

/** Looks up what the words of a search call beside offers. Most call nothing: then offers alone are searched. */
export async function soughtBy(db: Db, filters: OfferFilters): Promise<SoughtOffers> {
  const words = filters.search ? spokenSearch(filters.search).words : [];
  if (words.length === 0) return { ...filters, words: [] };
  const patterns = words.flatMap((word) => searchForms(word).map(pattern));
  const { rows } = await sql<{ id: string; isEquipment: boolean; name: string }>`
    select id, kind = 'equipment' as "isEquipment", fold(name) as name from car_list_entry
    where kind in ('colour', 'availability', 'equipment') and fold(name) like any(${patterns}::text[])
  `.execute(db);
  const sought = words.map((word) => {
    const forms = searchForms(word);
    const called = rows.filter(({ name }) => forms.some((form) => name.includes(form)));
    const idsOf = (isOf: boolean) =>
      called.filter(({ isEquipment }) => isEquipment === isOf).map(({ id }) => id);
    return { forms, namedIds: idsOf(false), equipmentIds: mayNameEquipment(word) ? idsOf(true) : [] };
  });
  return { ...filters, words: sought };
}

/**
 * Whether a car is called by a word, or a colour, the availability or equipment of the variant is, in SQL. Where several may be,
 * the offers that are called so are looked for once, not for each variant: they are a quarter of them.
 */
function contains({ forms, namedIds, equipmentIds }: SoughtWord): RawBuilder<SqlBool> {
  const calledIn = (text: RawBuilder<unknown>) =>
    sql.join(
      forms.map((form) => sql`${text} like ${pattern(form)}`),
      sql` or `,
    );
  if (namedIds.length === 0 && equipmentIds.length === 0)
    return sql<SqlBool>`(${planEachTime} ${calledIn(sql`offer.search_text`)})`;
  const oneOf = (ids: readonly string[]) => sql`any(${[...ids]}::uuid[])`;
  // equipment of an offer is that of its variants; a variant may have some of its own
  const equipped = (of: 'car_offer_id' | 'car_variant_id') => sql`
    select ${sql.ref(of)} from car_offer_equipment_item
    where (car_variant_id is null) = ${sql.lit(of === 'car_offer_id')} and car_equipment_id = ${oneOf(equipmentIds)}
  `;
  const ways = [
    sql`variant.car_offer_id in (select id from car_offer where ${calledIn(sql`search_text`)})`,
    ...(namedIds.length === 0
      ? []
      : [sql`variant.car_color_id = ${oneOf(namedIds)} or variant.car_availability_id = ${oneOf(namedIds)}`]),
    ...(equipmentIds.length === 0
      ? []
      : [
          sql`variant.car_offer_id in (${equipped('car_offer_id')}) or variant.id in (${equipped('car_variant_id')})`,
        ]),
  ];
  return sql<SqlBool>`(${planEachTime} ${sql.join(ways, sql` or `)})`;
}

function inRange(
  column: RawBuilder<unknown>,
  range: { readonly from: number | null; readonly to: number | null } | null,
): RawBuilder<SqlBool>[] {
  if (range === null) return [];
  return [
    ...(range.from === null ? [] : [sql<SqlBool>`${column} >= ${range.from}`]),
    ...(range.to === null ? [] : [sql<SqlBool>`${column} <= ${range.to}`]),
  ];
}

/** Returns the conditions of a search in everyday language (rule CC17), as SQL. */
function foundIn(search: string, words: readonly SoughtWord[], viewer: Viewer): RawBuilder<SqlBool>[] {
  const { price, power, year, mileage, seats, doors, carCondition, availability } = spokenSearch(search);
  return [
    ...words.map(contains),
    ...inRange(priceFor(viewer), price),
    ...inRange(sql`offer.engine_power_km`, power),
    ...inRange(sql`variant.year`, year),
    // a new car has not been driven
    ...inRange(sql`coalesce(variant.mileage, 0)`, mileage),
    ...inRange(sql`offer.seats_count`, seats),
    ...inRange(sql`offer.doors_count`, doors),
    ...(carCondition === null ? [] : [sql<SqlBool>`variant.car_condition = ${carCondition}`]),
    ...(availability === null ? [] : [sql<SqlBool>`variant.availability = ${availability}`]),
  ];
}

/**
 * Returns the condition for variants that the viewer may see and that match the search, before any facet's filter.
 */
export function foundBy({ search, words }: SoughtOffers, viewer: Viewer): RawBuilder<SqlBool> {
  const conditions = [
    viewer.canEdit ? sql<SqlBool>`true` : sql<SqlBool>`offer.status = 'active'`,
    ...(search ? foundIn(search, words, viewer) : []),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
