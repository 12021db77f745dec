import { readableOpportunity } from '#modules/opportunities';
import { verb, type StaffContext } from '#platform';
import { isFollowing } from '../answers.ts';
import { unfollow } from '../chat-queries.ts';
import { announceTo } from '../events.ts';
import { startFollowing } from '../following.ts';

/**
 * Follows a conversation, or stops following it, as is `wanted`. Who has stopped follows again when they write, are
 * mentioned or say so.
 * @throws 404
 */
export function followConversation(
  context: StaffContext,
  customerFileId: string,
  isFollowed: boolean,
): Promise<{ isFollowed: boolean }> {
  return verb(context, async (work) => {
    const opportunity = await readableOpportunity(work, customerFileId);
    const { userId } = work.actor;
    if (isFollowed) await startFollowing(work, customerFileId, [userId], { again: true });
    else if (await isFollowing(work, opportunity)) {
      await unfollow(work.db, customerFileId, userId);
      announceTo(work, userId, 'customer-file-message-unfollow-chat', customerFileId);
    }
    return { isFollowed };
  });
}
