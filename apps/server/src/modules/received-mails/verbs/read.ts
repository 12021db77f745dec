import { readAbout } from '#modules/notifications';
import { notFound, verb, type StaffContext } from '#platform';
import { emitMail } from '../access.ts';
import { mailById, type MailAnswer } from '../answers.ts';
import { lockMail, updateMail } from '../queries.ts';

/** Marks a mail as read by the first user who opens it; one that is read is not changed. @throws 404 */
export function readReceivedMail(context: StaffContext, id: string): Promise<MailAnswer> {
  return verb(context, async (work) => {
    const row = await lockMail(work.db, id);
    if (!row) throw notFound();
    await readAbout(work, { userId: work.actor.userId, column: 'receivedMailId', recordId: id });
    if (row.status === 'unread') {
      const readBy = work.actor.userId;
      await updateMail(work.db, id, { status: 'read', readBy, readAt: new Date() });
      await work.audit({
        entity: 'received_mail',
        entityId: id,
        action: 'read',
        before: { status: row.status },
        after: { status: 'read' },
      });
      emitMail(work, id);
    }
    return mailById(work, id);
  });
}
