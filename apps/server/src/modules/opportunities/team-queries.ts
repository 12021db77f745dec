import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql } from 'kysely';

import { personJson, type PersonRecord } from '#modules/users';
import { startOfDay, type CalendarDate, type Db } from '#platform';
import { inScope } from './filter-queries.ts';
import { isStaleOn } from './stale-queries.ts';

/** What one salesperson has to do, of the opportunities in the scope that are not archived. */
export interface TeamRow {
  readonly person: PersonRecord;
  /** Not closed yet. */
  readonly open: number;
  /** Zlotys, net: the vehicles of those. */
  readonly sum: string;
  /** Longer at their stage than the agency has set for it. */
  readonly stale: number;
  /** Closed since the requested day. */
  readonly closed: number;
  /** Activities of theirs in those opportunities that should have been done before now. */
  readonly overdue: number;
}

/** Salespeople who own any, those with the greatest sum first. */
export async function teamRows(
  db: Db,
  {
    scope,
    today,
    since,
  }: { readonly scope: OpportunityScope; readonly today: CalendarDate; readonly since: CalendarDate },
): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    with own as (
      select worker_id,
        count(*) filter (where status <> 'closed')::int as open,
        coalesce(sum(vehicle_value) filter (where status <> 'closed'), 0)::numeric(20, 2) as sum,
        count(*) filter (where ${isStaleOn(today)})::int as stale,
        count(*) filter (where status = 'closed' and status_changed_at >= ${startOfDay(since)})::int as closed
      from customer_file join opportunity_status on opportunity_status.slug = customer_file.status
      where not is_archived and worker_id is not null and ${inScope(scope)}
      group by worker_id
    ), late as (
      select activity.worker_id, count(*)::int as overdue
      from activity join customer_file on customer_file.id = activity.customer_file_id
      where done_at is null and coalesce(end_at, start_at) < now() and not is_archived and ${inScope(scope)}
      group by activity.worker_id
    )
    select ${personJson} as person, own.open, own.sum, own.stale, own.closed,
      coalesce(late.overdue, 0) as overdue
    from own join app_user u on u.id = own.worker_id left join late on late.worker_id = own.worker_id
    order by own.sum desc, u.last_name, u.first_name, u.id
  `.execute(db);
  return rows;
}
