import { sql } from 'kysely';

import type { Db } from '#platform';
import { factColumns, factsOf, tallyBys } from './fact-queries.ts';
import { slicesOf } from './slice-queries.ts';
import { totalled } from './tally-queries.ts';

/** Advisory lock: only one transaction at a time refreshes the stored facts and totals. */
const refreshLock = 660_066;

/** Maximum number of opportunities recounted in one transaction. */
const mostAtOnce = 10_000;

async function claimStale(db: Db): Promise<string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    with claimed as (
      delete from stale_deal where customer_file_id in (
        select distinct customer_file_id from stale_deal limit ${sql.lit(mostAtOnce)}
      ) returning customer_file_id
    )
    select distinct customer_file_id as id from claimed
  `.execute(db);
  return rows.map(({ id }) => id);
}

const names = sql.join(factColumns.map((name) => sql.ref(name)));
const newValues = sql.join(factColumns.map((name) => sql`excluded.${sql.ref(name)}`));
const amounts = ['count', 'chosen', 'valued', 'vehicle_value', 'paid', 'commision_amount'] as const;
const added = sql.join(
  amounts.map((name) => sql`${sql.ref(name)} = deal_total.${sql.ref(name)} + excluded.${sql.ref(name)}`),
);

/**
 * Recounts at most ten thousand opportunities that have changed, and stores their facts and the difference in the
 * totals. An opportunity that changes meanwhile is marked as stale again, and recounting it twice changes nothing.
 * @returns how many there were.
 */
export async function refreshTallies(db: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(${sql.lit(refreshLock)})`.execute(db);
  const ids = await claimStale(db);
  if (ids.length === 0) return 0;
  // one statement sees one snapshot: the totals match the stored facts
  await sql`
    with former as materialized (
      select * from deal_fact where customer_file_id = any(${ids}::uuid[])
    ), recounted as materialized (
      ${factsOf(ids)}
    ), stored as (
      insert into deal_fact (${names}) select ${names} from recounted
      on conflict (customer_file_id) do update set (${names}) = row(${newValues})
    ), gone as (
      delete from deal_fact where customer_file_id in (select customer_file_id from former)
        and customer_file_id not in (select customer_file_id from recounted)
    )
    insert into deal_total (slice, slice_of, by, state, key, days, ${sql.join(amounts.map((name) => sql.ref(name)))})
    select slice, slice_of, by, state, key, days, ${sql.join(amounts.map((name) => sql`sum(${sql.ref(name)})`))}
    from (
      ${totalled(sql`recounted`, tallyBys, 1, slicesOf())}
      union all ${totalled(sql`former`, tallyBys, -1, slicesOf())}
    ) as change
    group by slice, slice_of, by, state, key, days
    having (${sql.join(amounts.map((name) => sql`sum(${sql.ref(name)})`))}) <> (0, 0, 0, 0, 0, 0)
    on conflict (slice, by, slice_of, key, state, days) do update set ${added}
  `.execute(db);
  await sql`delete from deal_total where count = 0`.execute(db);
  return ids.length;
}
