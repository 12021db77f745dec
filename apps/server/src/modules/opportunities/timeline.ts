import type { TimelineEventType } from '@szansa/domain/opportunity';
import { v7 as uuidv7 } from 'uuid';

import type { Work } from '#platform';
import { setLastActivity } from './queries.ts';
import { insertEvents, type NewEvent, type TimelineData } from './timeline-queries.ts';

interface Happened {
  readonly customerFileId: string;
  readonly type: TimelineEventType;
  readonly data?: TimelineData;
  /** The comment's id, not its text: the history always shows the current text. */
  readonly commentId?: string;
  /** Now, unless the caller has written it elsewhere. */
  readonly at?: Date;
}

/** An event of an opportunity's history that the actor causes. */
export function eventOf(
  work: Work,
  { customerFileId, type, data = {}, commentId, at = new Date() }: Happened,
): NewEvent {
  return {
    id: uuidv7(),
    customerFileId,
    type,
    actorId: work.actor?.userId ?? null,
    at,
    data,
    commentId: commentId ?? null,
  };
}

/**
 * Writes to an opportunity's history, in the work's transaction; what happens to it counts as activity.
 */
export async function addTimelineEvent(
  work: Work,
  customerFileId: string,
  type: TimelineEventType,
  data: TimelineData = {},
): Promise<void> {
  const event = eventOf(work, { customerFileId, type, data });
  await insertEvents(work.db, [event]);
  await setLastActivity(work.db, customerFileId, event.at);
}

/** Writes the same to the history of several; that they were active is not meant. */
export async function describeMany(
  work: Work,
  ids: readonly string[],
  what: Omit<Happened, 'customerFileId'>,
): Promise<void> {
  await insertEvents(
    work.db,
    ids.map((customerFileId) => eventOf(work, { customerFileId, ...what })),
  );
}
