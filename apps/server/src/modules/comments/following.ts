import type { Work } from '#platform';
import { follow } from './chat-queries.ts';
import { announceTo } from './events.ts';

export async function startFollowing(
  work: Work,
  customerFileId: string,
  userIds: readonly string[],
): Promise<void> {
  for (const userId of await follow(work.db, customerFileId, userIds)) {
    announceTo(work, userId, 'customer-file-message-follow-chat', customerFileId);
  }
}
