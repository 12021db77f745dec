import { unansweredStatuses } from '@szansa/domain/enquiry';
import type { Month } from '@szansa/domain/report';
import { sql, type SqlBool } from 'kysely';

import { startOfDay, type Db } from '#platform';

const isUnanswered = (status: 'from' | 'to', event: string) =>
  sql<SqlBool>`${sql.ref(`${event}.data`)}->>${status} = any(${[...unansweredStatuses]}::text[])`;

/** Whether an event answers its enquiry, or would, had nothing before it done so (rule EN13). */
const answers = (event: string) => sql<SqlBool>`(
  ${sql.ref(`${event}.type`)} = 'proposed'
  or (${sql.ref(`${event}.type`)} = 'status_changed' and not ${isUnanswered('to', event)})
)`;

/** When an event happened, also among those of one moment. */
const order = (event: string) => sql`(${sql.ref(`${event}.createdAt`)}, ${sql.ref(`${event}.id`)})`;

const monthOf = (at: string) => sql<Month>`to_char(${sql.ref(at)} at time zone 'Europe/Warsaw', 'YYYY-MM')`;

interface MonthOfAnswers {
  readonly month: Month;
  readonly answered: number;
  readonly medianHours: number | null;
}

/**
 * Counts others' enquiries that a user has answered since a month, with the median hours, by months of Warsaw (rule
 * EN13).
 */
export async function answeredByMonth(db: Db, personId: string, since: Month) {
  const { rows } = await sql<MonthOfAnswers>`
    select ${monthOf('answer.createdAt')} as month,
      count(distinct answer.internal_enquiry_id)::int as answered,
      round((percentile_cont(0.5) within group (
        order by extract(epoch from answer.created_at - question.created_at) / 3600
      ))::numeric, 1)::float8 as median_hours
    from enquiry_event answer
    join internal_enquiry on internal_enquiry.id = answer.internal_enquiry_id
    cross join lateral (
      select event.created_at, event.id from enquiry_event event
      where event.internal_enquiry_id = answer.internal_enquiry_id and ${order('event')} < ${order('answer')}
        and (
          event.type = 'created'
          or (
            event.type = 'status_changed' and ${isUnanswered('to', 'event')} and not ${isUnanswered('from', 'event')}
          )
        )
      order by event.created_at desc, event.id desc limit 1
    ) question
    cross join lateral (
      select event.id from enquiry_event event
      where event.internal_enquiry_id = answer.internal_enquiry_id and ${order('event')} > ${order('question')}
        and ${answers('event')}
      order by event.created_at, event.id limit 1
    ) first_answer
    where answer.id = first_answer.id and answer.actor_id = ${personId}::uuid and answer.created_at >= ${startOfDay(`${since}-01`)}
      and ${answers('answer')} and internal_enquiry.worker_id <> ${personId}::uuid
    group by 1
  `.execute(db);
  return rows;
}

interface MonthOfOffers {
  readonly month: Month;
  readonly offers: number;
}

/** Counts the proposals of a person that became an offer since the start of a month, by the month of the first offer. */
export async function offersByMonth(db: Db, personId: string, since: Month) {
  const { rows } = await sql<MonthOfOffers>`
    select ${monthOf('first.createdAt')} as month, count(*)::int as offers
    from enquiry_proposal
    cross join lateral (
      select min(offer.created_at) as created_at from offer where offer.enquiry_proposal_id = enquiry_proposal.id
    ) first
    where enquiry_proposal.created_by = ${personId}::uuid and first.created_at >= ${startOfDay(`${since}-01`)}
    group by 1
  `.execute(db);
  return rows;
}
