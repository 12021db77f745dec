import type { TimelineEventType } from '@szansa/domain/opportunity';

import { addTimelineEvent, emitOpportunity } from '#modules/opportunities';
import { recordRoom, type Room, type StaffWork } from '#platform';
import type { ActivityState } from './queries.ts';

type NotifiedActivity = Pick<ActivityState, 'id' | 'title' | 'customerFileId' | 'workerId' | 'createdBy'>;

type ActivityEvent = Extract<TimelineEventType, `activity_${string}`>;

/**
 * Writes what happened to an activity into its opportunity's history, and tells whose it is, who planned it and who has
 * the opportunity open. Calendars of others show it when they are read again: telling all who may read every activity
 * would have every browser read its own anew.
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
  work.emitChanged('record-changed', { entity: 'activity', id }, rooms);
  if (customerFileId !== null) emitOpportunity(work, customerFileId);
}
