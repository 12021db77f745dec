import type { Endpoints } from '@szansa/api-client/endpoints';
import { mayEditActivity } from '@szansa/domain/activity';

import {
  invalid,
  listAnswer,
  type Actor,
  type HandlerInput,
  type Produced,
  type StaffReading,
} from '#platform';
import { readableActivity, viewerOf } from './access.ts';
import { activitiesDuring, countActivities, listActivities, type ActivityRow } from './queries.ts';

type Activities = Endpoints['activities'];
export type ActivityAnswer = Produced<Activities['get']>;

/** Maximum number of activities in a calendar, and maximum number of days of a request. */
const mostShown = 1000;
const longestCalendar = 62;

function answer(
  { workerId, creatorId, ownerId, isArchived, customerFile, ...row }: ActivityRow,
  actor: Actor,
): ActivityAnswer {
  const mayEdit = mayEditActivity(actor, { workerId, createdBy: creatorId, ownerId });
  return {
    ...row,
    customerFile: customerFile && {
      id: customerFile.id,
      number: customerFile.number,
      customerName: customerFile.customerName,
    },
    can: { edit: actor.can('activity.edit') && isArchived !== true && mayEdit },
  };
}

function filtersOf(
  actor: Actor,
  { is_self: isSelf, ...filters }: Partial<HandlerInput<Activities['list']>['query']>,
) {
  return { ...filters, workerId: isSelf ? [actor.userId] : filters.workerId };
}

/** One page of the activities the actor reads. */
export function activitiesOf(
  { db, actor }: StaffReading,
  query: HandlerInput<Activities['list']>['query'],
): Promise<Produced<Activities['list']>> {
  const viewer = viewerOf(actor);
  const filters = filtersOf(actor, query);
  const { page, perPage, sort } = query;
  return listAnswer(query, {
    rows: listActivities(db, viewer, { ...filters, page, perPage, sort }),
    count: countActivities(db, viewer, filters),
    item: (row) => answer(row, actor),
  });
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);
}

/** The activities of some days. @throws 422 for days in the wrong order, or too many. */
export async function calendarOf(
  { db, actor }: StaffReading,
  query: HandlerInput<Activities['calendar']>['query'],
): Promise<Produced<Activities['calendar']>> {
  const { from, to } = query;
  const days = daysBetween(from, to);
  if (days < 0 || days >= longestCalendar) throw invalid({ path: 'to', code: 'value_not_allowed' });
  const filters = { ...filtersOf(actor, query), from, to };
  const rows = await activitiesDuring(db, viewerOf(actor), filters, mostShown + 1);
  return {
    items: rows.slice(0, mostShown).map((row) => answer(row, actor)),
    isLimited: rows.length > mostShown,
  };
}

/** One activity. @throws 404 */
export async function activityById(reading: StaffReading, id: string): Promise<ActivityAnswer> {
  return answer(await readableActivity(reading, id), reading.actor);
}
