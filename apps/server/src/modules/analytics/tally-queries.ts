import type { DealState } from '@szansa/domain/analytics';
import type { Days, Month } from '@szansa/domain/report';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

import type { Db } from '#platform';
import { countsOf, currentFacts, staleFactsAsCounted, staleFactsNow, type TallyBy } from './fact-queries.ts';
import { factsAmong, slicesOf, type Slice } from './slice-queries.ts';

/** Count of one state for a key: a status, a month, a day, or the id of a record; null where there is no record. */
export interface TallyRow {
  readonly by: TallyBy;
  readonly state: DealState;
  readonly key: string | null;
  /** For stays and decisions: the duration of each in days. */
  readonly days: number | null;
  readonly count: number;
  /** Of banks, how many of them have a chosen offer. */
  readonly chosen: number;
  readonly vehicleValue: string | null;
  readonly commisionAmount: string | null;
}

/** Opportunities for which totals are stored: those of a slice. */
interface StoredSlice extends Slice {
  /** Of these states alone; nothing for any. */
  readonly states?: readonly DealState[];
}

/** Opportunities under a condition on `customer_file`, which are added up now. */
interface Under {
  readonly under: Expression<SqlBool>;
}

/** Opportunities that are counted: those of a slice, those of several at once, which are added up now, or any others. */
export type Among = StoredSlice | { readonly every: readonly Slice[] } | Under;

const literals = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

// one value is compared by itself: the plan for any value is as good then, and making one took longer than using it
const isIn = ({ of, states }: StoredSlice) => sql<SqlBool>`
  ${of ? (of.length === 1 ? sql`slice_of = ${of[0]}` : sql`slice_of = any(${[...of]}::text[])`) : sql`true`}
  and ${states ? sql`state = any(${[...states]}::text[])` : sql`true`}`;

const sums = (sign: 1 | -1) => sql`(${sql.lit(sign)} * count(*))::int as count,
  (${sql.lit(sign)} * sum(chosen))::int as chosen, (${sql.lit(sign)} * count(value))::int as valued,
  ${sql.lit(sign)} * coalesce(sum(value), 0) as vehicle_value, (${sql.lit(sign)} * count(commission))::int as paid,
  ${sql.lit(sign)} * coalesce(sum(commission), 0) as commision_amount`;

const every = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` union all `);

/** Returns facts as rows of totals of these slices, to be added or, with -1, subtracted. */
export function totalled(
  facts: RawBuilder<unknown>,
  by: readonly TallyBy[],
  sign: 1 | -1,
  slices: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return every(
    by.map(
      (one) => sql`
        select slice, slice_of, ${sql.lit(one)} as by, state, key::text as key, days, ${sums(sign)}
        from ${countsOf(facts, one, slices)} as counted
        group by slice, slice_of, state, counted.key, days`,
    ),
  );
}

/** The same of all these facts as one slice. */
const totalledAtOnce = (facts: RawBuilder<unknown>, by: readonly TallyBy[]) =>
  every(
    by.map(
      (one) => sql`
        select 'all' as slice, '' as slice_of, ${sql.lit(one)} as by, state, key::text as key, days, ${sums(1)}
        from ${countsOf(facts, one)} as counted group by state, counted.key, days`,
    ),
  );

/** Returns a condition without which an opportunity, now or as counted last, counts for none of these totals. */
function mayCount(
  table: 'customer_file' | 'deal_fact',
  { slice, of }: StoredSlice,
  by: readonly TallyBy[],
): Expression<SqlBool> {
  const owner = sql`coalesce(${sql.ref(`${table}.worker_id`)}::text, '')`;
  const isOwned = slice === 'owner' && of ? sql`${owner} = any(${[...of]}::text[])` : sql`true`;
  const isClosed = sql`${sql.ref(`${table}.status`)} = 'closed'`;
  return sql<SqlBool>`(${isOwned} and ${by.every((one) => one === 'closedMonth') ? isClosed : sql`true`})`;
}

/** Returns the totals of a slice: the stored totals, corrected by what has changed since. */
function storedTotals(among: StoredSlice, by: readonly TallyBy[]): RawBuilder<unknown> {
  const { slice } = among;
  return sql`(
    with recounted as materialized (${staleFactsNow(mayCount('customer_file', among, by))}),
      former as materialized (${staleFactsAsCounted(mayCount('deal_fact', among, by))})
    select * from (
      select * from deal_total where slice = ${sql.lit(slice)} and by in (${literals(by)})
      union all ${totalled(sql`recounted`, by, 1, slicesOf(slice))}
      union all ${totalled(sql`former`, by, -1, slicesOf(slice))}
    ) as every where ${isIn(among)}
  )`;
}

/** The totals of facts that are found first. */
const foundTotals = (
  facts: RawBuilder<unknown>,
  totalsOf: (found: RawBuilder<unknown>) => RawBuilder<unknown>,
) => sql`(with found as materialized (${facts}) ${totalsOf(sql`found`)})`;

function totals(among: Among, by: readonly TallyBy[]): RawBuilder<unknown> {
  if ('slice' in among) return storedTotals(among, by);
  const facts = 'every' in among ? factsAmong(among.every) : currentFacts(among.under);
  return foundTotals(facts, (found) => totalledAtOnce(found, by));
}

/** Opportunities whose totals can be separated by owner. */
export type ByOwner = { readonly slice: 'all' | 'owned' | 'owner'; readonly of?: readonly string[] } | Under;

/** The same apart for each owner. */
function totalsOfOwners(among: ByOwner, by: readonly TallyBy[]) {
  if ('under' in among) {
    return foundTotals(currentFacts(among.under), (found) => totalled(found, by, 1, slicesOf('owner')));
  }
  const owners = storedTotals({ ...among, slice: 'owner' }, by);
  return among.slice === 'owned' ? sql`(select * from ${owners} as owners where slice_of <> '')` : owners;
}

const value = sql`sum(vehicle_value)::numeric(20, 2)`;
const commission = sql`sum(commision_amount)::numeric(20, 2)`;

/** What opportunities add up to, by each of these. */
export async function tallyOf(db: Db, among: Among, by: readonly TallyBy[]): Promise<readonly TallyRow[]> {
  const { rows } = await sql<TallyRow>`
    select by, state, key, days, sum(count)::int as count, sum(chosen)::int as chosen,
      case when sum(valued) > 0 then ${value} end as vehicle_value,
      case when sum(paid) > 0 then ${commission} end as commision_amount
    from ${totals(among, by)} as totals
    group by by, state, key, days having sum(count) > 0
  `.execute(db);
  return rows;
}

/** What an owner has closed in a month, archived since or not. */
export interface ClosedRow {
  readonly workerId: string | null;
  readonly month: Month;
  readonly count: number;
  readonly vehicleValue: string;
  readonly commission: string;
}

/** What was closed in these months, by month and owner. */
export async function closedByOwner(
  db: Db,
  among: ByOwner,
  months: readonly Month[],
): Promise<readonly ClosedRow[]> {
  const { rows } = await sql<ClosedRow>`
    select nullif(slice_of, '')::uuid as worker_id, key as month, sum(count)::int as count,
      ${value} as vehicle_value, ${commission} as commission
    from ${totalsOfOwners(among, ['closedMonth'])} as totals
    where key = any(${[...months]}::text[])
    group by slice_of, key having sum(count) > 0 order by key, slice_of
  `.execute(db);
  return rows;
}

/** How many have nothing planned, and how many contracts end in these days. */
export async function countPending(
  db: Db,
  among: Among,
  { from, to }: Days,
): Promise<{ readonly idle: number; readonly ending: number }> {
  const { rows } = await sql<{ readonly idle: number; readonly ending: number }>`
    select coalesce(sum(count) filter (where by = 'idle'), 0)::int as idle,
      coalesce(sum(count) filter (where by = 'ending' and key between ${from} and ${to}), 0)::int as ending
    from ${totals(among, ['idle', 'ending'])} as totals
  `.execute(db);
  return rows[0] ?? { idle: 0, ending: 0 };
}
