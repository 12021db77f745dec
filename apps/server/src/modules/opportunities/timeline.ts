import type { TimelineEventType } from '@szansa/domain/opportunity';
import { v7 as uuidv7 } from 'uuid';

import type { BegunStatement, Work } from '#platform';
import { setLastActivity } from './queries.ts';
import { insertEvents, withEvent, type NewEvent, type TimelineData } from './timeline-queries.ts';

interface Happened {
  readonly customerFileId: string;
  readonly type: TimelineEventType;
  readonly data?: TimelineData;
  readonly commentId?: string | null;
}

function eventOf(work: Work, { customerFileId, type, data = {}, commentId = null }: Happened): NewEvent {
  const actorId = work.actor?.userId ?? null;
  return { id: uuidv7(), customerFileId, type, actorId, at: new Date(), data, commentId };
}

/**
 * Writes to an opportunity's history, in the work's transaction; what happens to it counts as activity. A comment is
 * named, not repeated: whoever reads the history finds in it what the comment says then.
 */
export async function addTimelineEvent(
  work: Work,
  customerFileId: string,
  type: TimelineEventType,
  data: TimelineData = {},
  commentId: string | null = null,
): Promise<void> {
  const event = eventOf(work, { customerFileId, type, data, commentId });
  await insertEvents(work.db, [event]);
  await setLastActivity(work.db, customerFileId, event.at);
}

/** Has the statement that writes an opportunity, and when it was last active, write to its history as well. */
export function tellingOf(work: Work, statement: BegunStatement, happened: Happened): BegunStatement {
  return withEvent(statement, eventOf(work, happened));
}
