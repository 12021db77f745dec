import { sql } from 'kysely';

import { listEntryNames } from '#modules/car-lists';
import type { Db } from '#platform';
import {
  facetKeys,
  facetValue,
  fitsFacet,
  foundBy,
  type FacetKey,
  type SoughtOffers,
  type Viewer,
} from './found-queries.ts';

/** How many variants have a value of a facet. */
export interface FacetCount {
  readonly key: FacetKey;
  readonly value: string;
  readonly count: number;
}

/** Memory for PostgreSQL to group 100,000 variants at once; with its default of 4 MB it sorts them on disk. */
const workMemory = '32MB';

/**
 * Counts the variants with each value, each facet under all other filters. The variants are read once: each has a bit
 * mask of the filters that it does not match, and counts for a facet when no other bit is set. They are grouped by
 * their own values and by those of their offers (`facet_kind`). Facets are counted from these much fewer kinds, whose
 * values are read from one variant or offer each. That row is looked up by its id, because PostgreSQL overestimates the
 * number of kinds and would scan all rows again. Kinds of variants have no values for the facets of offers, and vice
 * versa.
 */
export async function countFacets(
  db: Db,
  filters: SoughtOffers,
  viewer: Viewer,
): Promise<readonly FacetCount[]> {
  const counted = facetKeys.filter((key) => key !== 'status' || viewer.canEdit);
  const bit = (key: FacetKey) => sql.lit(2 ** facetKeys.indexOf(key));
  const misses = facetKeys
    .filter((key) => key === 'status' || filters[key] !== undefined)
    .map((key) => sql`(case when ${fitsFacet(key, filters, viewer)} then 0 else ${bit(key)} end)`);
  const values = counted.map((key) =>
    // the price depends on the viewer, so it is not part of `facet_kind`
    key === 'price' ? sql`kind.price` : sql`${facetValue(key, viewer)} as ${sql.ref(key)}`,
  );
  const counts = counted.map(
    (key) => sql`
      select ${sql.lit(key)} as key, ${sql.ref(key)}::text as value, sum(variants)::int as count
      from found_kind where missed in (0, ${bit(key)}) and ${sql.ref(key)} is not null group by ${sql.ref(key)}
    `,
  );
  const counting = sql<FacetCount>`
    with found as (
      select variant.facet_kind as variant_kind, offer.facet_kind as offer_kind, variant.id as variant_id, offer.id as offer_id,
        ${facetValue('price', viewer)} as price, ${sql.join(misses, sql` + `)} as missed
      from car_variant as variant join car_offer as offer on offer.id = variant.car_offer_id
      where ${foundBy(filters, viewer)}
    ), kind as (
      select price, missed, count(*) as variants,
        case when grouping(variant_kind) = 0 then any_value(variant_id) end as variant_id,
        case when grouping(offer_kind) = 0 then any_value(offer_id) end as offer_id
      from found group by grouping sets ((variant_kind, price, missed), (offer_kind, missed))
    ), found_kind as materialized (
      select kind.missed, kind.variants, ${sql.join(values)}
      from kind
        left join lateral (select * from car_variant where id = kind.variant_id limit 1) as variant on true
        left join lateral (select * from car_offer where id = kind.offer_id limit 1) as offer on true
    )
    ${sql.join(counts, sql` union all `)}
  `;
  return db.transaction().execute(async (transaction) => {
    await sql`set local work_mem = ${sql.lit(workMemory)}`.execute(transaction);
    const { rows } = await counting.execute(transaction);
    return rows;
  });
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
