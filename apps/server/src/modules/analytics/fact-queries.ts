import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

import { dealState, withoutNextStep } from './filter-queries.ts';

/** What opportunities are counted by. */
export const tallyBys = [
  'status',
  'month',
  'closedMonth',
  'leadSource',
  'archiveReason',
  'worker',
  'stay',
  'bank',
  'decision',
  'idle',
  'ending',
] as const;
export type TallyBy = (typeof tallyBys)[number];

/** The columns of `deal_fact`, in their order. */
export const factColumns = [
  'customer_file_id',
  'number',
  'status',
  'state',
  'worker_id',
  'month',
  'closed_month',
  'opened_on',
  'closed_on',
  'registered_month',
  'lead_source_id',
  'archive_reason_id',
  'offer_type',
  'bank_id',
  'dealer_id',
  'has_chosen',
  'vehicle_value',
  'commision_amount',
  'ends_on',
  'is_idle',
  'stay_statuses',
  'stay_days',
  'bank_ids',
  'chosen_bank_id',
  'decision_days',
] as const;

const monthOf = (instant: string) =>
  sql`to_char(${sql.ref(instant)} at time zone 'Europe/Warsaw', 'YYYY-MM')`;

const warsawDay = (instant: string) => sql`(${sql.ref(instant)} at time zone 'Europe/Warsaw')::date`;

/** Calendar days from the first stay that started with the application to the first agreement after it. */
const decisionDays = sql`(
  select min(${warsawDay('agreed.left_at')}) - ${warsawDay('applied.at')}
  from (
    select min(s.left_at) as at from stage_stay s
    where s.customer_file_id = customer_file.id and s.left_for = 'application'
  ) applied
  join stage_stay agreed on agreed.customer_file_id = customer_file.id and agreed.left_for = 'conclusion_agreement'
    and agreed.left_at >= applied.at
  group by applied.at
)`;

/** The opportunities under a condition on `customer_file`, each as it counts now. */
function factsNow(condition: Expression<SqlBool>): RawBuilder<unknown> {
  return sql`
    select customer_file.id as customer_file_id, customer_file.number, customer_file.status, ${dealState} as state,
      customer_file.worker_id, ${monthOf('customer_file.created_at')} as month,
      case when customer_file.status = 'closed' then ${monthOf('customer_file.status_changed_at')} end as closed_month,
      ${warsawDay('customer_file.created_at')} as opened_on,
      case when customer_file.status = 'closed' then ${warsawDay('customer_file.status_changed_at')} end as closed_on,
      to_char(shown.vehicle_registration_date, 'YYYY-MM') as registered_month,
      customer_file.lead_source_id, customer_file.archive_reason_id, shown.offer_type, teller.bank_id, seller.dealer_id,
      customer_file.chosen_offer_id is not null as has_chosen, customer_file.vehicle_value,
      shown.commision_amount, case when ${dealState} = 'closed' then chosen.deal_end_date end as ends_on,
      ${withoutNextStep} as is_idle, stays.statuses as stay_statuses, stays.days as stay_days, made.bank_ids,
      banker.bank_id as chosen_bank_id, case when banker.bank_id is not null then ${decisionDays} end as decision_days
    from customer_file
    left join offer shown on shown.id = customer_file.shown_offer_id
    left join representative teller on teller.id = shown.bank_representative_id
    left join representative seller on seller.id = shown.dealer_representative_id
    left join offer chosen on chosen.id = customer_file.chosen_offer_id
    left join representative banker on banker.id = chosen.bank_representative_id
    left join lateral (
      select array_agg(s.status order by s.left_at) as statuses, array_agg(s.days order by s.left_at) as days
      from stage_stay s where s.customer_file_id = customer_file.id
    ) stays on true
    left join lateral (
      select array_agg(distinct r.bank_id) as bank_ids from offer o
      join representative r on r.id = o.bank_representative_id
      where o.customer_file_id = customer_file.id and r.bank_id is not null
    ) made on true
    where ${condition}
  `;
}

/** The opportunities of these ids, each as it counts now. */
export const factsOf = (ids: readonly string[]) =>
  factsNow(sql<SqlBool>`customer_file.id = any(${[...ids]}::uuid[])`);

// an array: the few that there are, are looked up one by one
const isStale = sql<SqlBool>`customer_file.id = any(array(select distinct s.customer_file_id from stale_deal s))`;

/** Those of them that have changed since they were counted last, as they count now. */
export const staleFactsNow = (condition: Expression<SqlBool>) =>
  factsNow(sql<SqlBool>`${isStale} and ${condition}`);

/** Those under a condition on `deal_fact`, as they were counted last. */
export const staleFactsAsCounted = (condition: Expression<SqlBool>) => sql`
  select deal_fact.* from deal_fact
  where deal_fact.customer_file_id = any(array(select distinct s.customer_file_id from stale_deal s)) and ${condition}
`;

/** Whether a row of `deal_fact` is still up to date. */
export const isCurrent = sql<SqlBool>`not exists (
  select from stale_deal s where s.customer_file_id = deal_fact.customer_file_id
)`;

/**
 * Opportunities under a condition on `customer_file`: as counted last where nothing has changed since. They are looked up by
 * their ids: joined, all facts would be read for a few of them.
 */
export const currentFacts = (condition: Expression<SqlBool>) => sql`
  with meant as materialized (select customer_file.id from customer_file where ${condition})
  select deal_fact.* from deal_fact
  where deal_fact.customer_file_id = any(array(select meant.id from meant)) and ${isCurrent}
  union all
  ${staleFactsNow(sql<SqlBool>`customer_file.id in (select meant.id from meant)`)}
`;

const nothing = {
  days: sql`null::int`,
  chosen: sql`0`,
  value: sql`null::numeric`,
  commission: sql`null::numeric`,
};
const amounts = { ...nothing, value: sql`vehicle_value`, commission: sql`commision_amount` };

/** What facts count for: by which key, and what each is worth. */
interface Counting {
  readonly key: RawBuilder<unknown>;
  readonly days: RawBuilder<unknown>;
  readonly chosen: RawBuilder<unknown>;
  readonly value: RawBuilder<unknown>;
  readonly commission: RawBuilder<unknown>;
  /** What a fact that counts several times is joined to. */
  readonly each?: RawBuilder<unknown>;
  /** Where not all facts count. */
  readonly where?: RawBuilder<unknown>;
}

// texts are compared by bytes: with a language's collation the comparison would take most of the query's time
const countings: Readonly<Record<TallyBy, Counting>> = {
  status: { ...amounts, key: sql`status collate "C"` },
  month: { ...amounts, key: sql`month collate "C"` },
  closedMonth: {
    ...amounts,
    key: sql`closed_month collate "C"`,
    where: sql`closed_month is not null`,
  },
  leadSource: { ...amounts, key: sql`lead_source_id` },
  archiveReason: { ...amounts, key: sql`archive_reason_id` },
  worker: { ...amounts, key: sql`worker_id` },
  stay: {
    ...nothing,
    key: sql`stay.stage collate "C"`,
    days: sql`stay.days`,
    each: sql`cross join lateral unnest(stay_statuses, stay_days) as stay (stage, days)`,
  },
  bank: {
    ...nothing,
    key: sql`bank.id`,
    chosen: sql`(bank.id is not distinct from chosen_bank_id)::int`,
    each: sql`cross join lateral unnest(bank_ids) as bank (id)`,
  },
  decision: {
    ...nothing,
    key: sql`chosen_bank_id`,
    days: sql`decision_days`,
    where: sql`decision_days is not null`,
  },
  idle: { ...nothing, key: sql`null::text`, where: sql`is_idle` },
  ending: { ...nothing, key: sql`ends_on`, where: sql`ends_on is not null` },
};

/**
 * What facts count for by one of these, a row for each time, as `key`, `state`, `days`, `chosen`, `value` and `commission`;
 * with a lateral join of their slices, a row for each of these, too.
 */
export function countsOf(
  facts: RawBuilder<unknown>,
  by: TallyBy,
  slices?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { key, days, chosen, value, commission, each, where } = countings[by];
  return sql`(
    select ${key} as key, state collate "C" as state, ${days} as days, ${chosen} as chosen, ${value} as value,
      ${commission} as commission ${slices ? sql`, slice, slice_of` : sql``}
    from ${facts} ${each ?? sql``} ${slices ?? sql``} where ${where ?? sql`true`}
  )`;
}
