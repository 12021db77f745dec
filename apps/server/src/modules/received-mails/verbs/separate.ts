import { isFinalStatus } from '@szansa/domain/received-mail';

import { notFound, Refusal, verb, type StaffContext } from '#platform';
import { emitMail } from '../access.ts';
import { mailById, type MailAnswer } from '../answers.ts';
import { lockMail } from '../queries.ts';
import { separateFromSeries } from '../series-queries.ts';

/**
 * Separates a mail from the entry it was joined to, so that it gets its own decision. @throws 404, 409 `wrong_state`
 */
export function separateMail(context: StaffContext, id: string): Promise<MailAnswer> {
  return verb(context, async (work) => {
    const row = await lockMail(work.db, id);
    if (!row) throw notFound();
    const { joinedTo, status } = row;
    if (joinedTo === null || isFinalStatus(status)) throw new Refusal('wrong_state');
    await separateFromSeries(work.db, id);
    await work.audit({
      entity: 'received_mail',
      entityId: id,
      action: 'separate',
      before: { joinedTo },
      after: { joinedTo: null },
    });
    emitMail(work, id);
    emitMail(work, joinedTo);
    return mailById(work, id);
  });
}
