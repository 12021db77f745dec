import { readableOpportunity } from '#modules/opportunities';
import { verb, type StaffContext } from '#platform';
import { unfollow } from '../chat-queries.ts';
import { announceTo } from '../events.ts';
import { startFollowing } from '../following.ts';

/** Follows a conversation, or stops following it. @throws 404 */
export function toggleFollowing(
  context: StaffContext,
  customerFileId: string,
): Promise<{ isFollowed: boolean }> {
  return verb(context, async (work) => {
    await readableOpportunity(work, customerFileId);
    const { userId } = work.actor;
    const stopped = await unfollow(work.db, customerFileId, userId);
    if (stopped) announceTo(work, userId, 'customer-file-message-unfollow-chat', customerFileId);
    else await startFollowing(work, customerFileId, [userId]);
    return { isFollowed: !stopped };
  });
}
