import { isValidOn } from '@szansa/domain/company-notice';

import { notify } from '#modules/notifications';
import { Refusal, verb, type StaffContext } from '#platform';
import { emitNotice, lockedNotice, today } from '../access.ts';
import { noticeReminder } from '../notifications.ts';
import { updateNotice } from '../queries.ts';
import { listUnconfirmed } from '../recipient-queries.ts';

/** Reminds the recipients who have not confirmed a valid announcement. @throws 404, 409 `wrong_state` */
export function remindOfNotice(context: StaffContext, id: string): Promise<{ readonly reminded: number }> {
  return verb(context, async (work) => {
    const row = await lockedNotice(work, id);
    if (row.sentAt === null || !isValidOn(row, today())) throw new Refusal('wrong_state');
    const to = await listUnconfirmed(work.db, id);
    const content = { kind: 'company_notice_reminder' as const, title: row.title };
    await notify(work, noticeReminder, [{ to, recordId: id, content }]);
    await updateNotice(work.db, id, { remindedAt: new Date() });
    await work.audit({
      entity: 'company_notice',
      entityId: id,
      action: 'remind',
      after: { people: to.length },
    });
    emitNotice(work, id);
    return { reminded: to.length };
  });
}
