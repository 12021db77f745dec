import { sql } from 'kysely';

import { listEntryNames } from '#modules/car-lists';
import type { Db } from '#platform';
import {
  facetKeys,
  facetValue,
  fitsFacet,
  foundBy,
  type FacetKey,
  type OfferFilters,
  type Viewer,
} from './found-queries.ts';

/** How many variants have a value of a facet. */
export interface FacetCount {
  readonly key: FacetKey;
  readonly value: string;
  readonly count: number;
}

/** What differs between the variants of an offer; all else is counted by the offer. */
const ofVariants: ReadonlySet<FacetKey> = new Set([
  'price',
  'carAvailabilityId',
  'carCondition',
  'year',
  'dealerId',
]);

/**
 * How many variants have each value, each facet under all other filters. The variants are read once: each knows which filters it
 * does not fit, one bit each, and counts for a facet when that is the only one.
 */
export async function countFacets(
  db: Db,
  filters: OfferFilters,
  viewer: Viewer,
): Promise<readonly FacetCount[]> {
  const counted = facetKeys.filter((key) => key !== 'status' || viewer.canEdit);
  const bit = (key: FacetKey) => sql.lit(2 ** facetKeys.indexOf(key));
  const columns = (isOfVariants: boolean) =>
    sql.join(
      counted
        .filter((key) => ofVariants.has(key) === isOfVariants)
        .map((key) => sql`${facetValue(key, viewer)} as ${sql.ref(key)}`),
    );
  const misses = facetKeys
    .filter((key) => key === 'status' || filters[key] !== undefined)
    .map((key) => sql`(case when ${fitsFacet(key, filters, viewer)} then 0 else ${bit(key)} end)`);
  const counts = counted.map(
    (key) => sql`
      select ${sql.lit(key)} as key, ${sql.ref(key)}::text as value, sum(variants)::int as count
      from ${sql.table(ofVariants.has(key) ? 'found' : 'foundOffer')}
      where missed in (0, ${bit(key)}) and ${sql.ref(key)} is not null group by ${sql.ref(key)}
    `,
  );
  const { rows } = await sql<FacetCount>`
    with found as materialized (
      select variant.car_offer_id, ${columns(true)}, ${sql.join(misses, sql` + `)} as missed, 1 as variants
      from car_variant as variant join car_offer as offer on offer.id = variant.car_offer_id
      where ${foundBy(filters, viewer)}
    ), found_offer as materialized (
      select ${columns(false)}, missed, variants
      from (select car_offer_id, missed, count(*) as variants from found group by car_offer_id, missed) as grouped
      join car_offer as offer on offer.id = grouped.car_offer_id
    )
    ${sql.join(counts, sql` union all `)}
  `.execute(db);
  return rows;
}

/** What entries of lists and dealers are called, in the order people read them. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const dealers = await db
    .selectFrom('dealer')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy(sql`name collate "pl-x-icu"`)
    .orderBy('id')
    .execute();
  const entries = await listEntryNames(db, ids);
  return new Map([...entries, ...dealers].map(({ id, name }) => [id, name]));
}
