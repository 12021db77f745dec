import { verb, type StaffContext } from '#platform';
import { emitMail, undecidedMail } from '../access.ts';
import { mailById, type MailAnswer } from '../answers.ts';
import { updateMail } from '../queries.ts';

/** Rejects a mail, and those that have joined it, for good. @throws 404, 409 `wrong_state` */
export function rejectMail(context: StaffContext, id: string): Promise<MailAnswer> {
  return verb(context, async (work) => {
    const { status } = await undecidedMail(work, id);
    const confirmedBy = work.actor.userId;
    await updateMail(work.db, id, { status: 'rejected', confirmedBy, confirmedAt: new Date() });
    await work.audit({
      entity: 'received_mail',
      entityId: id,
      action: 'reject',
      before: { status },
      after: { status: 'rejected' },
    });
    emitMail(work, id);
    return mailById(work, id);
  });
}
