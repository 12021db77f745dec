import type { ReceivedFile } from '@szansa/api-client/contract';
import { mentionedIds, plainMessage } from '@szansa/domain/comment';
import { v7 as uuidv7 } from 'uuid';

import { addTimelineEvent, readersAmong } from '#modules/opportunities';
import { keepFile, verb, type HandlerInput, type StaffContext, type Work } from '#platform';
import { lockedConversation } from '../access.ts';
import { describedOne, type Comment, type Comments } from '../answers.ts';
import { readUpTo } from '../chat-queries.ts';
import { announceMessage } from '../events.ts';
import { startFollowing } from '../following.ts';
import { attachFile, insertComment, setMentions } from '../queries.ts';

async function attach(work: Work, commentId: string, files: readonly ReceivedFile[]): Promise<void> {
  for (const [position, received] of files.entries()) {
    const { id: fileId } = await keepFile(work, received);
    await attachFile(work.db, { commentId, fileId, position });
  }
}

/**
 * Writes a comment or a note. The author and everyone mentioned follow the conversation from then on; a comment
 * makes the opportunity's salesperson follow as well.
 * @throws 404, 409 `opportunity_archived`
 */
export function createComment(
  context: StaffContext,
  body: HandlerInput<Comments['create']>['body'],
  files: readonly ReceivedFile[],
): Promise<Comment> {
  const { customerFileId, isNote, message } = body;
  return verb(context, async (work) => {
    const { workerId } = await lockedConversation(work, customerFileId);
    const { userId: authorId } = work.actor;
    const id = uuidv7();
    await insertComment(work.db, { id, customerFileId, isNote, message, authorId });
    await attach(work, id, files);
    const mentioned = await readersAmong(work.db, mentionedIds(message));
    if (mentioned.length > 0) await setMentions(work.db, id, mentioned);
    await startFollowing(work, customerFileId, [
      authorId,
      ...mentioned,
      ...(workerId !== null && !isNote ? [workerId] : []),
    ]);
    if (!isNote) await readUpTo(work.db, customerFileId, authorId, id);
    await addTimelineEvent(work, customerFileId, isNote ? 'note_added' : 'comment_added', {
      note: plainMessage(message).slice(0, 300),
    });
    await work.audit({
      entity: 'comment',
      entityId: id,
      action: 'create',
      after: { customerFileId, isNote },
    });
    const { comment, message: written } = await describedOne(work, id);
    await announceMessage(work, customerFileId, 'customer-file-message-new', { message: written });
    return comment;
  });
}
