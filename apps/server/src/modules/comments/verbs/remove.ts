import { dropFile, verb, type StaffContext } from '#platform';
import { ownComment } from '../access.ts';
import { describedOne, type Comment } from '../answers.ts';
import { announceMessage } from '../events.ts';
import { detachFiles, markRemoved, setMentions } from '../queries.ts';

/** Removes an own comment with its files; that it was there stays visible. @throws 404, 403 */
export function removeComment(context: StaffContext, id: string): Promise<Comment> {
  return verb(context, async (work) => {
    const { opportunity } = await ownComment(work, id);
    for (const fileId of await detachFiles(work.db, id)) await dropFile(work, fileId);
    await setMentions(work.db, id, []);
    await markRemoved(work.db, id);
    await work.audit({
      entity: 'comment',
      entityId: id,
      action: 'remove',
      before: { customerFileId: opportunity.id },
    });
    const { comment, message } = await describedOne(work, id);
    await announceMessage(work, opportunity, 'customer-file-message-remove', { message });
    return comment;
  });
}
