import { verb, type StaffContext } from '#platform';
import { emitTo } from '../events.ts';
import { isFollowing } from '../answers.ts';
import { unfollow } from '../chat-queries.ts';
import { startFollowing } from '../following.ts';
import type { ConversationKind } from '../kind.ts';

/**
 * Follows a conversation, or stops following it, according to `isFollowed`. A user who has stopped follows again
 * when they write, are mentioned, or choose to.
 * @throws 404
 */
export function followConversation<About extends { readonly id: string }>(
  context: StaffContext,
  kind: ConversationKind<About>,
  id: string,
  isFollowed: boolean,
): Promise<{ isFollowed: boolean }> {
  return verb(context, async (work) => {
    const about = await kind.readable(work, id);
    const { userId } = work.actor;
    if (isFollowed) await startFollowing(work, kind, id, [userId], { again: true });
    else if (await isFollowing(work, kind, about)) {
      await unfollow(work.db, { column: kind.column, id }, userId);
      emitTo(work, kind, 'unfollow-chat', { userId, id });
    }
    return { isFollowed };
  });
}
