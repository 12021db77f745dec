import { noteText, type NoticeInput } from '@szansa/domain/company-notice';
import { v7 as uuidv7 } from 'uuid';

import { json, verb, type StaffContext } from '#platform';
import { emitNotice } from '../access.ts';
import { noticeById, type NoticeAnswer } from '../answers.ts';
import { refuseUnknown } from '../choices.ts';
import { insertNotice, setNamed } from '../queries.ts';

/** Creates the draft of an announcement. @throws 422 for users who are not of the staff */
export function createNotice(context: StaffContext, input: NoticeInput): Promise<NoticeAnswer> {
  return verb(context, async (work) => {
    const id = uuidv7();
    const { title, note = null, isImportant = false, validUntil = null, roles = [], userIds = [] } = input;
    await refuseUnknown(work, userIds, []);
    await insertNotice(work.db, {
      id,
      title,
      note: note && json(note),
      noteText: note === null ? '' : noteText(note),
      isImportant,
      validUntil,
      roles,
      createdBy: work.actor.userId,
      sentBy: null,
      sentAt: null,
      remindedAt: null,
    });
    await setNamed(work.db, id, userIds);
    const after = { title, note, isImportant, validUntil, roles, userIds };
    await work.audit({ entity: 'company_notice', entityId: id, version: 1, action: 'create', after });
    emitNotice(work, id);
    return noticeById(work, id);
  });
}
