import type { DealState } from '@szansa/domain/analytics';
import type { OpportunityStatus } from '@szansa/domain/opportunity';
import type { Month } from '@szansa/domain/report';
import { sql } from 'kysely';

import type { Db } from '#platform';
import { dealState, matchingAnalytics, type AnalyticsFilters } from './filter-queries.ts';

interface NamedRow {
  readonly id: string;
  readonly name: string;
}

/** What is counted together: of one state, and of one of what `by` says. */
interface GroupRow {
  readonly by: 'status' | 'month' | 'leadSource' | 'archiveReason' | 'worker';
  readonly state: DealState;
  readonly status: OpportunityStatus | null;
  readonly month: Month | null;
  readonly leadSourceId: string | null;
  readonly leadSourceName: string | null;
  readonly archiveReasonId: string | null;
  readonly archiveReasonName: string | null;
  readonly workerId: string | null;
  readonly workerFirstName: string | null;
  readonly workerLastName: string | null;
  readonly count: number;
  readonly vehicleValue: string | null;
  readonly commisionAmount: string | null;
}

/** What of opportunities is counted, those the filters find. */
const foundFiles = (db: Db, filters: AnalyticsFilters) =>
  db
    .selectFrom('customerFile')
    .leftJoin('offer', (join) =>
      join
        .onRef('offer.id', '=', 'customerFile.shownOfferId')
        .on(sql<boolean>`${sql.lit(filters.readsOffers)}`),
    )
    .select([
      'customerFile.status',
      dealState.as('state'),
      sql<Month>`to_char(customer_file.created_at at time zone 'Europe/Warsaw', 'YYYY-MM')`.as('month'),
      'customerFile.leadSourceId',
      'customerFile.archiveReasonId',
      'customerFile.workerId',
      'customerFile.vehicleValue',
      'offer.commisionAmount',
    ])
    .where(matchingAnalytics(filters));

/** Opportunities by status, month, source, reason and owner, each by state: all of it in one reading. */
export async function countGroups(db: Db, filters: AnalyticsFilters): Promise<readonly GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    with found as (${foundFiles(db, filters)}), grouped as (
      select case
          when grouping(status) = 0 then 'status'
          when grouping(month) = 0 then 'month'
          when grouping(lead_source_id) = 0 then 'leadSource'
          when grouping(archive_reason_id) = 0 then 'archiveReason'
          else 'worker'
        end as by,
        state, status, month, lead_source_id, archive_reason_id, worker_id,
        count(*)::int as count,
        sum(vehicle_value)::numeric(20, 2) as vehicle_value,
        sum(commision_amount)::numeric(20, 2) as commision_amount
      from found
      group by grouping sets (
        (state, status), (state, month), (state, lead_source_id), (state, archive_reason_id), (state, worker_id)
      )
    )
    select grouped.*, s.name as lead_source_name, r.name as archive_reason_name,
      u.first_name as worker_first_name, u.last_name as worker_last_name
    from grouped
    left join lead_source s on s.id = grouped.lead_source_id
    left join archive_reason r on r.id = grouped.archive_reason_id
    left join app_user u on u.id = grouped.worker_id
    order by u.last_name collate "pl-x-icu", u.first_name, s.position, s.name, r.position, r.name,
      grouped.month, grouped.lead_source_id, grouped.worker_id
  `.execute(db);
  return rows;
}

/** The median of days in each status that opportunities have left. */
export async function medianStays(
  db: Db,
  filters: AnalyticsFilters,
): Promise<readonly { readonly status: OpportunityStatus; readonly days: number }[]> {
  const files = db.selectFrom('customerFile').select('customerFile.id').where(matchingAnalytics(filters));
  const { rows } = await sql<{ status: OpportunityStatus; days: number }>`
    select s.status, percentile_cont(0.5) within group (order by s.days) as days
    from stage_stay s where s.customer_file_id in (${files}) group by s.status
  `.execute(db);
  return rows;
}

export interface BankRow {
  readonly bank: NamedRow;
  readonly offers: number;
  readonly chosen: number;
  readonly closed: number;
  readonly medianDecisionDays: number | null;
}

/** Days from the first stay that began with the application to the first agreement after it. */
const decisionDays = sql`(
  select extract(epoch from min(agreed.left_at) - applied.at)::float8 / 86400
  from (
    select min(s.left_at) as at from stage_stay s
    where s.customer_file_id = found.id and s.left_for = 'application'
  ) applied
  join stage_stay agreed on agreed.customer_file_id = found.id and agreed.left_for = 'conclusion_agreement'
    and agreed.left_at >= applied.at
  group by applied.at
)`;

/** Banks by what their offers came to, those with most chosen first. */
export async function countBanks(
  db: Db,
  filters: AnalyticsFilters,
  readsTimelines: boolean,
): Promise<readonly BankRow[]> {
  const files = db
    .selectFrom('customerFile')
    .select(['customerFile.id', 'customerFile.chosenOfferId', dealState.as('state')])
    .where(matchingAnalytics(filters));
  const median = readsTimelines
    ? sql`round((percentile_cont(0.5) within group (order by decision) filter (where is_chosen))::numeric, 1)::float8`
    : sql`null::float8`;
  const decision = readsTimelines
    ? sql`case when bool_or(offer.id = found.chosen_offer_id) then ${decisionDays} end`
    : sql`null::float8`;
  const { rows } = await sql<BankRow>`
    with found as (${files}), offered as (
      select r.bank_id, found.id, found.state, bool_or(offer.id = found.chosen_offer_id) as is_chosen,
        ${decision} as decision
      from found join offer on offer.customer_file_id = found.id
      join representative r on r.id = offer.bank_representative_id
      where r.bank_id is not null
      group by r.bank_id, found.id, found.state
    )
    select json_build_object('id', bank.id, 'name', bank.name) as bank,
      count(*)::int as offers,
      (count(*) filter (where is_chosen))::int as chosen,
      (count(*) filter (where is_chosen and state = 'closed'))::int as closed,
      ${median} as median_decision_days
    from offered join bank on bank.id = offered.bank_id
    group by bank.id
    order by chosen desc, offers desc, bank.name collate "pl-x-icu", bank.id
  `.execute(db);
  return filters.readsOffers ? rows : [];
}
