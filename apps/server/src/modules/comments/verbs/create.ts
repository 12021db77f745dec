import type { ReceivedFile } from '@szansa/api-client/contract';
import { mentionedIds } from '@szansa/domain/comment';
import { v7 as uuidv7 } from 'uuid';

import { readersAmong, setLastActivity, tellingOf } from '#modules/opportunities';
import { keepFile, verb, type HandlerInput, type StaffContext, type Work } from '#platform';
import { lockedConversation } from '../access.ts';
import { describedOne, type Comment, type Comments } from '../answers.ts';
import { readUpTo } from '../chat-queries.ts';
import { announceMessage } from '../events.ts';
import { mention, startFollowing } from '../following.ts';
import { attachFile, insertComment } from '../queries.ts';

async function attach(work: Work, commentId: string, files: readonly ReceivedFile[]): Promise<void> {
  for (const [position, received] of files.entries()) {
    const { id: fileId } = await keepFile(work, received);
    await attachFile(work.db, { commentId, fileId, position });
  }
}

/**
 * Writes a comment or a note. The author and everyone mentioned follow the conversation from then on; so does, with a
 * comment, the opportunity's salesperson, unless they have stopped following.
 * @throws 404, 409 `opportunity_archived`
 */
export function createComment(
  context: StaffContext,
  body: HandlerInput<Comments['create']>['body'],
  files: readonly ReceivedFile[],
): Promise<Comment> {
  const { customerFileId, isNote, message } = body;
  return verb(context, async (work) => {
    const opportunity = await lockedConversation(work, customerFileId);
    const { workerId } = opportunity;
    const { userId: authorId } = work.actor;
    const id = uuidv7();
    const audited = work.audited({
      entity: 'comment',
      entityId: id,
      action: 'create',
      after: { customerFileId, isNote },
    });
    const type = isNote ? 'note_added' : 'comment_added';
    const telling = tellingOf(work, audited, { customerFileId, type, commentId: id });
    await insertComment(telling, { id, customerFileId, isNote, message, authorId });
    await setLastActivity(work.db, customerFileId, new Date());
    await attach(work, id, files);
    if (mentionedIds(message).length > 0) await mention(work, opportunity, { id, message });
    await startFollowing(work, customerFileId, [authorId], { again: true });
    const concerned = workerId === null || isNote ? [] : [workerId];
    const readers = await readersAmong(work.db, concerned, opportunity, 'comment.get');
    await startFollowing(work, customerFileId, readers, { again: false });
    if (!isNote) await readUpTo(work.db, customerFileId, authorId, id);
    const { comment, message: written } = await describedOne(work, id);
    await announceMessage(work, opportunity, 'customer-file-message-new', { message: written });
    return comment;
  });
}
