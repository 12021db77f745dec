import { mailPurpose, notFound, verb, type StaffContext } from '#platform';
import { described, includesSuper, type Mail } from '../answers.ts';
import { findMail } from '../queries.ts';

/** A mail; the text of one that is kept here is shown, and that it was read is logged. @throws 404 */
export function readMail(context: StaffContext, id: string): Promise<Mail> {
  return verb(context, async (work) => {
    const found = await findMail(work.db, id, includesSuper(work.actor));
    if (!found) throw notFound();
    const { userId, body, ...row } = found;
    if (row.state !== 'kept' || body === null) return { ...described(row), text: null };
    await work.audit({
      entity: 'user',
      entityId: userId ?? id,
      action: 'read_mail',
      after: { mailId: id, subject: row.subject },
    });
    const text = work.platform.secrets.open(mailPurpose(id), body).toString('utf8');
    return { ...described(row), text };
  });
}
