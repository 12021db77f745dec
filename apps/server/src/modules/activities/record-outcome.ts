import type { TimelineEventType } from '@szansa/domain/opportunity';

import { addTimelineEvent, emitOpportunity } from '#modules/opportunities';
import { recordRoom, type Room, type StaffWork } from '#platform';
import type { ActivityState } from './queries.ts';

type NotifiedActivity = Pick<ActivityState, 'id' | 'title' | 'customerFileId' | 'workerId' | 'createdBy'>;

type ActivityEvent = Extract<TimelineEventType, `activity_${string}`>;

/**
 * Writes an event of an activity into its opportunity's history, and publishes it to the assignee, the creator and the
 * users who have the opportunity open. Calendars of others show it after their next fetch: publishing it to all who may
 * read every activity would make every browser refetch its own activities.
 */
export async function recordOutcome(
  work: StaffWork,
  { id, title, customerFileId, workerId, createdBy }: NotifiedActivity,
  event: ActivityEvent,
  outcome: string | null = null,
): Promise<void> {
  if (customerFileId !== null) {
    await addTimelineEvent(work, customerFileId, event, { name: title, note: outcome });
  }
  const people = new Set([workerId, createdBy].filter((person) => person !== null));
  const rooms: Room[] = [...people].map((person): Room => `user:${person}`);
  if (customerFileId !== null) rooms.push(recordRoom('opportunity', customerFileId));
  work.emit('record-changed', { entity: 'activity', id }, rooms);
  if (customerFileId !== null) emitOpportunity(work, customerFileId);
}
