import { gapsOf, noticePatch } from '@szansa/domain/company-notice';

import { Refusal, refuseStaleRemoval, saveNextVersion, verb, type StaffContext } from '#platform';
import { emitNotice, lockedDraft, today } from '../access.ts';
import { noticeById, type NoticeAnswer } from '../answers.ts';
import { updateNotice } from '../queries.ts';
import { addRecipients, lockAddressing } from '../recipient-queries.ts';
import { fieldsOf } from './change.ts';

/**
 * Sends a draft to whom it is for now (rule CN4), as the sender has read it.
 * @throws 404, 409 `wrong_state` or `stale_version`, 422 `notice_incomplete`
 */
export function sendNotice(
  context: StaffContext,
  id: string,
  { version: readVersion }: { readonly version: number },
): Promise<NoticeAnswer> {
  return verb(context, async (work) => {
    await lockAddressing(work.db);
    const row = await lockedDraft(work, id);
    const { version, title, isImportant } = row;
    // the whole announcement is sent, so any change since the version read is a conflict
    await refuseStaleRemoval(work, {
      entity: 'company_notice',
      entityId: id,
      readVersion,
      currentVersion: version,
      current: fieldsOf(row),
      schema: noticePatch,
    });
    const missing = gapsOf(row, today());
    if (missing.length > 0) throw new Refusal('notice_incomplete', { missing });
    const sentAt = new Date();
    await saveNextVersion(work, {
      entity: 'company_notice',
      entityId: id,
      action: 'send',
      version,
      before: { sentAt: null },
      after: { sentAt },
      save: (next) => updateNotice(work.db, id, { sentAt, sentBy: work.actor.userId, version: next }),
    });
    const payload = { workControlId: id, title, isImportant, sentAt: sentAt.toISOString(), readAt: null };
    const recipients = await addRecipients(work.db, id);
    work.publish('announcement.sent', { announcementId: id, title, recipients });
    work.emit(
      'work-control-new',
      payload,
      recipients.map((userId): `user:${string}` => `user:${userId}`),
    );
    emitNotice(work, id);
    return noticeById(work, id);
  });
}
