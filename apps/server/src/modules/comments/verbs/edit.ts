import { isEditable } from '@szansa/domain/comment';

import { Refusal, verb, type StaffContext } from '#platform';
import { ownComment } from '../access.ts';
import { describedOne, type Comment } from '../answers.ts';
import { announceMessage } from '../events.ts';
import { mention } from '../following.ts';
import { updateMessage } from '../queries.ts';

/** Changes an own comment within 24 hours. @throws 404, 403, 409 `edit_window_over` */
export function editComment(context: StaffContext, id: string, message: string): Promise<Comment> {
  return verb(context, async (work) => {
    const { comment: before, opportunity } = await ownComment(work, id);
    const now = new Date();
    if (!isEditable({ createdAt: before.createdAt, isRemoved: false }, now))
      throw new Refusal('edit_window_over');
    await updateMessage(work.db, id, message, now);
    await mention(work, opportunity, { id, message });
    await work.audit({
      entity: 'comment',
      entityId: id,
      action: 'edit',
      after: { updatedAt: now },
    });
    const { comment, message: edited } = await describedOne(work, id);
    await announceMessage(work, opportunity, 'customer-file-message-edit', { message: edited });
    return comment;
  });
}
