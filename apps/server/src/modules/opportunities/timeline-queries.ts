import type { TimelineEventType } from '@szansa/domain/opportunity';
import { sql, type SelectQueryBuilder } from 'kysely';

import { containsAll, onPage, sortOf, type Database, type Db, type Page } from '../platform.ts';
import { personOf } from '../people.ts';
import type { TimelineData } from '../timeline/timeline.ts';

export interface TimelineFilters {
  readonly type?: readonly TimelineEventType[] | undefined;
  readonly search?: string | undefined;
}

/** Names, notes and who did it. */
const searched = sql<string>`fold(concat_ws(' ',
  timeline_event.data->>'name', timeline_event.data->>'from', timeline_event.data->>'to', timeline_event.data->>'note',
  (select u.first_name || ' ' || u.last_name from app_user u where u.id = timeline_event.actor_id)
))`;

function filtered<O>(query: SelectQueryBuilder<Database, 'timelineEvent', O>, filters: TimelineFilters) {
  return query
    .$if(filters.type !== undefined, (found) => found.where('timelineEvent.type', 'in', filters.type ?? []))
    .$if(Boolean(filters.search), (found) => found.where(() => containsAll(searched, filters.search ?? '')));
}

/** One page of an opportunity's history. */
export function listEvents(
  db: Db,
  customerFileId: string,
  query: TimelineFilters & { readonly sort: 'at' | '-at' } & Page,
) {
  const { direction } = sortOf<'at'>(query.sort);
  return onPage(
    filtered(db.selectFrom('timelineEvent'), query)
      .select(['timelineEvent.id', 'timelineEvent.type', 'timelineEvent.at'])
      .select((eb) => [
        eb.ref('timelineEvent.data').$castTo<TimelineData>().as('data'),
        personOf(eb.ref('timelineEvent.actorId')).as('by'),
      ])
      .where('timelineEvent.customerFileId', '=', customerFileId)
      .orderBy('timelineEvent.at', direction)
      .orderBy('timelineEvent.id', direction),
    query,
  ).execute();
}

export async function countEvents(db: Db, customerFileId: string, filters: TimelineFilters): Promise<number> {
  const { count } = await filtered(db.selectFrom('timelineEvent'), filters)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('timelineEvent.customerFileId', '=', customerFileId)
    .executeTakeFirstOrThrow();
  return count;
}
