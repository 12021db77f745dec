import { readableOpportunity } from '#modules/opportunities';
import { verb, type StaffContext } from '#platform';
import { unfollow } from '../chat-queries.ts';
import { announceTo } from '../events.ts';
import { startFollowing } from '../following.ts';

/**
 * Follows a conversation, or stops following it, as is `wanted`; who does not say changes what it is. Who has stopped
 * follows again when they are mentioned or say so.
 * @throws 404
 */
export function followConversation(
  context: StaffContext,
  customerFileId: string,
  wanted: boolean | undefined,
): Promise<{ isFollowed: boolean }> {
  return verb(context, async (work) => {
    await readableOpportunity(work, customerFileId);
    const { userId } = work.actor;
    const stopped = wanted !== true && (await unfollow(work.db, customerFileId, userId));
    if (stopped) announceTo(work, userId, 'customer-file-message-unfollow-chat', customerFileId);
    const isFollowed = wanted ?? !stopped;
    if (isFollowed) await startFollowing(work, customerFileId, [userId], { again: true });
    return { isFollowed };
  });
}
