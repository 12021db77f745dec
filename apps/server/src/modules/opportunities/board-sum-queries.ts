import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Db } from '#platform';
import { matching, type OpportunityFilters } from './filter-queries.ts';

/** Number of opportunities with one status, and the sum of their vehicles' values. */
interface BoardSum {
  readonly status: OpportunityStatus;
  readonly count: number;
  readonly sum: string;
}

/** Adds up the opportunities under the filters. */
const addedUp = (filters: OpportunityFilters) => sql`
  select status, count(*) as count, coalesce(sum(vehicle_value), 0) as value from customer_file
  where ${matching(filters)} group by status
`;

/** Conditions on what analytics store of opportunities: on `deal_total`, and on `deal_fact`. */
interface Stored {
  readonly totals: RawBuilder<SqlBool>;
  readonly facts: RawBuilder<SqlBool>;
}

/** Returns the stored totals of a board; null where it is narrowed by more than owners. */
function storedFor({ scope, isArchived, ownedBy, workerId, ...others }: OpportunityFilters): Stored | null {
  const { searchColumn, isUnassigned, vehicleValue, ...more } = others;
  const isNarrowed =
    isArchived ||
    isUnassigned ||
    Object.values({ ...more, ...vehicleValue }).some((one) => one !== undefined);
  if (isNarrowed || (scope !== 'all' && scope !== 'assigned') || (ownedBy !== undefined && workerId))
    return null;
  const owners = ownedBy === undefined ? workerId : [ownedBy];
  if (owners) {
    return {
      totals: sql`slice = 'owner' and slice_of = any(${[...owners]}::text[])`,
      facts: sql`worker_id = any(${[...owners]}::uuid[])`,
    };
  }
  return scope === 'all'
    ? { totals: sql`slice = 'all'`, facts: sql`true` }
    : { totals: sql`slice = 'owned'`, facts: sql`worker_id is not null` };
}

/** Of more changed opportunities than this, as after an import, adding up all takes no longer. */
const mostChanged = 3000;

/** Returns the totals that analytics have stored, corrected by the opportunities that have changed since. */
function corrected(filters: OpportunityFilters, { totals, facts }: Stored) {
  const areFew = sql<SqlBool>`(
    select count(*) <= ${sql.lit(mostChanged)} from (select from stale_deal limit ${sql.lit(mostChanged + 1)}) changed
  )`;
  const changed = sql`any(array(select distinct customer_file_id from stale_deal))`;
  return sql`
    select key as status, count, vehicle_value as value from deal_total
    where ${totals} and by = 'status' and state <> 'archived' and ${areFew}
    union all
    select status, 1, coalesce(vehicle_value, 0) from customer_file
    where id = ${changed} and ${matching(filters)} and ${areFew}
    union all
    select status, -1, -coalesce(vehicle_value, 0) from deal_fact
    where customer_file_id = ${changed} and state <> 'archived' and ${facts} and ${areFew}
    union all
    select * from (${addedUp(filters)}) every where not ${areFew}
  `;
}

/** Returns the number of opportunities with each status, and the sum of their vehicles' values. */
export async function boardSums(db: Db, filters: OpportunityFilters): Promise<readonly BoardSum[]> {
  const stored = storedFor(filters);
  const { rows } = await sql<BoardSum>`
    select status, sum(count)::int as count, sum(value)::numeric(20, 2) as sum
    from (${stored ? corrected(filters, stored) : addedUp(filters)}) added
    group by status having sum(count) > 0
  `.execute(db);
  return rows;
}
