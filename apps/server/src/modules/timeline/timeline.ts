import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import type { TimelineEventType } from '@szansa/domain/opportunity';
import { v7 as uuidv7 } from 'uuid';

import { json, type Work } from '../platform.ts';

/** Names as they were when it happened. */
export type TimelineData = Data<Endpoints['opportunities']['timeline']>['items'][number]['data'];

/** Writes to an opportunity's history, in the work's transaction; what happens to it counts as activity. */
export async function addTimelineEvent(
  work: Work,
  customerFileId: string,
  type: TimelineEventType,
  data: TimelineData = {},
): Promise<void> {
  const at = new Date();
  await work.db
    .insertInto('timelineEvent')
    .values({
      id: uuidv7(),
      customerFileId,
      type,
      actorId: work.context.actor?.userId ?? null,
      at,
      data: json({ ...data }),
    })
    .execute();
  await work.db
    .updateTable('customerFile')
    .set({ lastActivityAt: at })
    .where('id', '=', customerFileId)
    .execute();
}

/** Tells everyone who may read opportunities that one has changed, once the work is committed. */
export function announceOpportunity(work: Work, customerFileId: string): void {
  work.afterCommit(() =>
    work.context.platform.announce('customer-file-changed', { customerFileId }, ['right:opportunity.get']),
  );
}
