import {
  powerBands,
  priceBands,
  spokenSearch,
  type PlatformOfferStatus,
  type PowerBand,
  type PriceBand,
} from '@szansa/domain/catalogue';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { plannedAnew } from '#platform';

/** Who looks for cars. */
export interface Viewer {
  /** Changes offers, and is shown those that are not active. */
  readonly canEdit: boolean;
  /** Is told what is paid; else prices are those of the catalogue. */
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

/** The name of the band that a number is in, in SQL; null of none. */
function bandOf(column: RawBuilder<unknown>, bands: Bands): RawBuilder<unknown> {
  const cases = Object.entries(bands).map(([name, [from, below]]) => {
    const isBelow = below === null ? sql`true` : sql`${column} < ${sql.lit(below)}`;
    return sql`when ${column} >= ${sql.lit(from)} and ${isBelow} then ${sql.lit(name)}`;
  });
  return sql`(case ${sql.join(cases, sql` `)} end)`;
}

/** What a car costs whoever looks, in SQL. */
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
  power: 'text',
  price: 'text',
  carCondition: 'text',
  status: 'text',
  year: 'int',
};

/** Whether a variant has one of the values that a facet is narrowed to, in SQL. */
export function fitsFacet(key: FacetKey, filters: OfferFilters, viewer: Viewer): RawBuilder<SqlBool> {
  const chosen = filters[key];
  // what was deleted is shown to whoever asks for it
  if (key === 'status' && chosen === undefined) return sql<SqlBool>`offer.status <> 'deleted'`;
  if (chosen === undefined) return sql<SqlBool>`true`;
  const type = sql.raw(types[key] ?? 'uuid');
  return sql<SqlBool>`coalesce(${facetValue(key, viewer)} = any(${[...chosen]}::${type}[]), false)`;
}

const pattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether a car is called by one of some words, or a colour or availability of the variant is, in SQL. */
function contains(words: readonly string[]): RawBuilder<SqlBool> {
  const calledIn = (text: RawBuilder<unknown>) =>
    sql.join(
      words.map((word) => sql`${text} like ${pattern(word)}`),
      sql` or `,
    );
  const called = sql`select id from car_list_entry where kind in ('colour', 'availability') and (${calledIn(sql`fold(name)`)})`;
  return sql<SqlBool>`(
    ${plannedAnew} ${calledIn(sql`offer.search_text`)}
    or variant.car_color_id in (${called}) or variant.car_availability_id in (${called})
  )`;
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

/** What a search says, as people say it (rule CC17), in SQL. */
function saidIn(search: string, viewer: Viewer): RawBuilder<SqlBool>[] {
  const { words, price, power, year, mileage, carCondition, availability } = spokenSearch(search);
  return [
    ...words.map(contains),
    ...inRange(priceFor(viewer), price),
    ...inRange(sql`offer.engine_power_km`, power),
    ...inRange(sql`variant.year`, year),
    // a new car has not been driven
    ...inRange(sql`coalesce(variant.mileage, 0)`, mileage),
    ...(carCondition === null ? [] : [sql<SqlBool>`variant.car_condition = ${carCondition}`]),
    ...(availability === null ? [] : [sql<SqlBool>`variant.availability = ${availability}`]),
  ];
}

/** What all variants that somebody may be shown fit, whatever they are narrowed to beside a search. */
export function foundBy({ search }: OfferFilters, viewer: Viewer): RawBuilder<SqlBool> {
  const conditions = [
    viewer.canEdit ? sql<SqlBool>`true` : sql<SqlBool>`offer.status = 'active'`,
    ...(search ? saidIn(search, viewer) : []),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
