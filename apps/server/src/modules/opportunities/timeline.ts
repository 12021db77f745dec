import type { TimelineEventType } from '@szansa/domain/opportunity';
import { v7 as uuidv7 } from 'uuid';

import type { Work } from '#platform';
import { setLastActivity } from './queries.ts';
import { insertEvents, type TimelineData } from './timeline-queries.ts';

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
  const at = new Date();
  const actorId = work.actor?.userId ?? null;
  await insertEvents(work.db, [{ id: uuidv7(), customerFileId, type, actorId, at, data, commentId }]);
  await setLastActivity(work.db, customerFileId, at);
}
