import { mentionedIds } from '@szansa/domain/comment';

import { readersAmong, type OpportunityState } from '#modules/opportunities';
import type { Work } from '#platform';
import { follow } from './chat-queries.ts';
import { announceTo } from './events.ts';
import { setMentions } from './queries.ts';

/** Makes people follow; of those who have stopped, whoever is asked `again`. */
export async function startFollowing(
  work: Work,
  customerFileId: string,
  userIds: readonly string[],
  { again }: { readonly again: boolean },
): Promise<void> {
  for (const userId of await follow(work.db, customerFileId, userIds, again)) {
    announceTo(work, userId, 'customer-file-message-follow-chat', customerFileId);
  }
}

/**
 * Notes whom a comment mentions, and makes those follow whom it did not mention before: people who may read the
 * conversation alone.
 */
export async function mention(
  work: Work,
  opportunity: Pick<OpportunityState, 'id' | 'workerId'>,
  comment: { readonly id: string; readonly message: string },
): Promise<void> {
  const mentioned = await readersAmong(work.db, mentionedIds(comment.message), opportunity, 'comment.get');
  const added = await setMentions(work.db, comment.id, mentioned);
  await startFollowing(work, opportunity.id, added, { again: true });
}
