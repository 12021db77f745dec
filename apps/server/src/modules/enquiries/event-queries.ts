import type { EnquiryEventType } from '@szansa/domain/enquiry';

import { personOf } from '#modules/users';
import {
  containsAll,
  countRows,
  json,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Db,
  type Page,
} from '#platform';
import { sql } from 'kysely';
import type { EnquiryEventData } from './tables.ts';

export interface NewEvent {
  readonly id: string;
  readonly internalEnquiryId: string;
  readonly type: EnquiryEventType;
  readonly actorId: string | null;
  readonly createdAt: Date;
  readonly data: EnquiryEventData;
}

/** Writes events down, as many as there are at once. */
export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('enquiryEvent')
    .values(events.map(({ data, ...event }) => ({ ...event, data: json(data) })))
    .execute();
}

/** Names and who did it. */
const searched = sql<string>`fold(concat_ws(' ',
  enquiry_event.data->>'name', enquiry_event.data->>'from', enquiry_event.data->>'to',
  (select u.first_name || ' ' || u.last_name from app_user u where u.id = enquiry_event.actor_id)
))`;

function eventsOf(db: Db, internalEnquiryId: string, search: string | undefined) {
  return db
    .selectFrom('enquiryEvent')
    .where('internalEnquiryId', '=', internalEnquiryId)
    .$if(Boolean(search), (query) => query.where(() => containsAll(searched, search ?? '')));
}

type EventOrder = Page & {
  readonly sort: 'createdAt' | '-createdAt';
  readonly search?: string | undefined;
};

/** One page of what happened to an enquiry. */
export function listEvents(db: Db, internalEnquiryId: string, order: EventOrder) {
  const { direction } = sortOf<'createdAt'>(order.sort);
  return rowQuery(
    onPage(
      eventsOf(db, internalEnquiryId, order.search)
        .select(['enquiryEvent.id', 'enquiryEvent.type', 'enquiryEvent.createdAt', 'enquiryEvent.data'])
        .select((eb) => personOf(eb.ref('enquiryEvent.actorId')).as('by'))
        .orderBy('enquiryEvent.createdAt', direction)
        .orderBy('enquiryEvent.id', direction),
      order,
    ),
  );
}

export function countEvents(
  db: Db,
  internalEnquiryId: string,
  { search }: Pick<EventOrder, 'search'>,
): Counting {
  return countRows(db, eventsOf(db, internalEnquiryId, search).select('enquiryEvent.id'), search);
}
