import { readableOpportunity } from '#modules/opportunities';
import { findPerson } from '#modules/users';
import { notFound, verb, type StaffContext } from '#platform';
import { newestComment, readUpTo } from '../chat-queries.ts';
import { announceMessage, announceTo } from '../events.ts';
import { findCommentState } from '../queries.ts';

/** Marks a whole conversation as read. @throws 404 */
export async function readChat(context: StaffContext, customerFileId: string): Promise<void> {
  await readableOpportunity(context, customerFileId);
  const newest = await newestComment(context.db, customerFileId);
  if (newest) await readComment(context, newest.id);
  await verb(context, async (work) => {
    announceTo(work, work.actor.userId, 'customer-file-message-mark-as-read', customerFileId);
  });
}

/** Notes that the actor has read a comment and all before it. @throws 404 */
export function readComment(context: StaffContext, id: string): Promise<void> {
  return verb(context, async (work) => {
    const row = await findCommentState(work.db, id);
    if (!row) throw notFound();
    const { customerFileId } = row;
    const opportunity = await readableOpportunity(work, customerFileId);
    const { userId } = work.actor;
    const readAt = await readUpTo(work.db, customerFileId, userId, id);
    const reader = readAt && (await findPerson(work.db, userId));
    if (!readAt || !reader) return;
    await announceMessage(work, opportunity, 'customer-file-last-message-read-by', {
      customerFileId,
      reader,
      messageId: id,
      readAt: readAt.toISOString(),
    });
  });
}
