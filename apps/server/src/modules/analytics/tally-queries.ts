import type { DealState } from '@szansa/domain/analytics';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

import type { Db } from '#platform';
import { dealState, withoutNextStep } from './filter-queries.ts';

/** What opportunities are counted by. */
export type TallyBy =
  | 'status'
  | 'month'
  | 'closedMonth'
  | 'leadSource'
  | 'archiveReason'
  | 'worker'
  | 'stay'
  | 'bank'
  | 'decision'
  | 'idle';

/** How many of one state share a key: a status, a month, or the id of a record; null for what nobody has named. */
export interface TallyRow {
  readonly by: TallyBy;
  /** Null for what is counted whatever the state. */
  readonly state: DealState | null;
  readonly key: string | null;
  /** Of stays and decisions, how long each took. */
  readonly days: number | null;
  readonly count: number;
  /** Of banks, how many of them have a chosen offer. */
  readonly chosen: number;
  readonly vehicleValue: string | null;
  readonly commisionAmount: string | null;
}

const monthOf = (instant: string) =>
  sql`to_char(${sql.ref(instant)} at time zone 'Europe/Warsaw', 'YYYY-MM')`;

const warsawDay = (instant: string) => sql`(${sql.ref(instant)} at time zone 'Europe/Warsaw')::date`;

/** Calendar days from the first stay that began with the application to the first agreement after it. */
const decisionDays = sql`(
  select min(${warsawDay('agreed.left_at')}) - ${warsawDay('applied.at')}
  from (
    select min(s.left_at) as at from stage_stay s
    where s.customer_file_id = chosen.id and s.left_for = 'application'
  ) applied
  join stage_stay agreed on agreed.customer_file_id = chosen.id and agreed.left_for = 'conclusion_agreement'
    and agreed.left_at >= applied.at
  group by applied.at
)`;

/** All counts of the opportunities under a condition on `customer_file`, by blocks. */
function tallied(condition: Expression<SqlBool>): RawBuilder<unknown> {
  return sql`(
    with found as materialized (
      select (customer_file.number >> 12)::int as block, customer_file.id, customer_file.status,
        ${dealState} as state, customer_file.worker_id is not null as is_owned, customer_file.worker_id,
        customer_file.lead_source_id, customer_file.archive_reason_id, customer_file.chosen_offer_id,
        ${monthOf('customer_file.created_at')} as month,
        case when customer_file.status = 'closed' then ${monthOf('customer_file.status_changed_at')} end as closed_month,
        customer_file.vehicle_value, offer.commision_amount, ${withoutNextStep} as is_idle
      from customer_file left join offer on offer.id = customer_file.shown_offer_id
      where ${condition}
    ), offered as materialized (
      select found.block, found.state, found.is_owned, found.id, r.bank_id,
        bool_or(offer.id = found.chosen_offer_id) is true as is_chosen
      from found join offer on offer.customer_file_id = found.id
      join representative r on r.id = offer.bank_representative_id
      where r.bank_id is not null
      group by 1, 2, 3, 4, 5
    ), decided as (
      select chosen.block, chosen.is_owned, chosen.bank_id, ${decisionDays} as days
      from offered chosen where chosen.is_chosen
    )
    select block,
      case
        when grouping(status) = 0 then 'status' when grouping(month) = 0 then 'month'
        when grouping(closed_month) = 0 then 'closedMonth' when grouping(lead_source_id) = 0 then 'leadSource'
        when grouping(archive_reason_id) = 0 then 'archiveReason' else 'worker'
      end as by,
      state, is_owned,
      coalesce(status, month, closed_month, lead_source_id::text, archive_reason_id::text, worker_id::text) as key,
      null::int as days, count(*)::int as count, 0 as chosen,
      sum(vehicle_value)::numeric(20, 2) as vehicle_value, sum(commision_amount)::numeric(20, 2) as commision_amount
    from found
    group by grouping sets (
      (block, state, is_owned, status), (block, state, is_owned, month), (block, state, is_owned, closed_month),
      (block, state, is_owned, lead_source_id), (block, state, is_owned, archive_reason_id),
      (block, state, is_owned, worker_id)
    )
    union all
    select block, 'idle', null, is_owned, null, null, count(*)::int, 0, null, null
    from found where is_idle group by block, is_owned
    union all
    select found.block, 'stay', null, found.is_owned, s.status, s.days, count(*)::int, 0, null, null
    from found join stage_stay s on s.customer_file_id = found.id group by 1, 4, 5, 6
    union all
    select block, 'bank', state, is_owned, bank_id::text, null, count(*)::int,
      (count(*) filter (where is_chosen))::int, null, null
    from offered group by 1, 3, 4, 5
    union all
    select block, 'decision', null, is_owned, bank_id::text, days, count(*)::int, 0, null, null
    from decided where days is not null group by 1, 4, 5, 6
  )`;
}

async function addedUp(db: Db, rows: RawBuilder<unknown>): Promise<readonly TallyRow[]> {
  const found = await sql<TallyRow>`
    select by, state, key, days, sum(count)::int as count, sum(chosen)::int as chosen,
      sum(vehicle_value)::numeric(20, 2) as vehicle_value, sum(commision_amount)::numeric(20, 2) as commision_amount
    from ${rows} as rows group by by, state, key, days
  `.execute(db);
  return found.rows;
}

/** The opportunities under a condition, counted now. */
export function tallyUnder(db: Db, condition: Expression<SqlBool>): Promise<readonly TallyRow[]> {
  return addedUp(db, tallied(condition));
}

const isStale = sql<SqlBool>`(customer_file.number >> 12)::int in (select block from stale_tally)`;

/** All opportunities, or all that somebody owns: as they are kept, where nothing has changed since. */
export function wholeTally(db: Db, which: 'all' | 'assigned'): Promise<readonly TallyRow[]> {
  const owned = which === 'assigned' ? sql`where is_owned` : sql``;
  return addedUp(
    db,
    sql`(
      select * from (
        select * from deal_tally where block not in (select block from stale_tally)
        union all
        select * from ${tallied(isStale)} as anew
      ) as every ${owned}
    )`,
  );
}

/** Whether anything has changed since it was kept. */
export async function isAnyStale(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isStale: boolean }>`
    select exists (select from stale_tally) as is_stale
  `.execute(db);
  return rows[0]?.isStale ?? false;
}

/** Whoever refreshes what is kept is alone in doing so. */
const refreshLock = 660_066;

/** Keeps the counts of stale blocks as they are now. */
export async function refreshTallies(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(refreshLock)})`.execute(db);
  // one statement sees one moment: what is committed later leaves its block stale
  await sql`
    with stale as materialized (
      select distinct block from stale_tally
    ), gone as (
      delete from stale_tally
    ), former as (
      delete from deal_tally where block in (select block from stale)
    )
    insert into deal_tally (block, by, state, is_owned, key, days, count, chosen, vehicle_value, commision_amount)
    select * from ${tallied(isStale)} as anew
  `.execute(db);
}

interface NamedRow {
  readonly id: string;
  readonly name: string;
}

/** What sources, reasons and banks are called, in the order people know them in. */
export async function listNames(db: Db): Promise<readonly NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select id, name from (
      select id, name, position from lead_source
      union all select id, name, position from archive_reason
      union all select id, name, 0 from bank
    ) as named order by position, name collate "pl-x-icu", id
  `.execute(db);
  return rows;
}

/** Everybody of the staff, by name. */
export function listStaff(db: Db) {
  return db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName'])
    .orderBy(sql`last_name collate "pl-x-icu"`)
    .orderBy('firstName')
    .orderBy('id')
    .execute();
}
