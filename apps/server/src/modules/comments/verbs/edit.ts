import { isEditable, mentionedIds } from '@szansa/domain/comment';

import { readersAmong } from '#modules/opportunities';
import { Refusal, verb, type StaffContext } from '#platform';
import { ownComment } from '../access.ts';
import { describedOne, type Comment } from '../answers.ts';
import { announceMessage } from '../events.ts';
import { startFollowing } from '../following.ts';
import { setMentions, updateMessage } from '../queries.ts';

/** Changes an own comment within 24 hours. @throws 404, 403, 409 `edit_window_over` */
export function editComment(context: StaffContext, id: string, message: string): Promise<Comment> {
  return verb(context, async (work) => {
    const { customerFileId, createdAt } = await ownComment(work, id);
    const now = new Date();
    if (!isEditable({ createdAt, isRemoved: false }, now)) throw new Refusal('edit_window_over');
    await updateMessage(work.db, id, message, now);
    const mentioned = await readersAmong(work.db, mentionedIds(message));
    await setMentions(work.db, id, mentioned);
    await startFollowing(work, customerFileId, mentioned);
    await work.audit({
      entity: 'comment',
      entityId: id,
      action: 'edit',
      after: { updatedAt: now },
    });
    const { comment, message: edited } = await describedOne(work, id);
    await announceMessage(work, customerFileId, 'customer-file-message-edit', { message: edited });
    return comment;
  });
}
