import { noteText, noticePatch, type NoticePatch } from '@szansa/domain/company-notice';
import { withoutLeftOut } from '@szansa/domain/shared';

import { changeRecord, json, verb, type StaffContext } from '#platform';
import { emitNotice, lockedDraft } from '../access.ts';
import { noticeById, type NoticeAnswer } from '../answers.ts';
import { refuseUnknown } from '../choices.ts';
import { setNamed, updateNotice, type LockedNotice, type NoticeFields } from '../queries.ts';

export function fieldsOf({
  id: _,
  sentAt: _sentAt,
  version: _version,
  ...fields
}: LockedNotice): NoticeFields {
  return fields;
}

/**
 * Changes fields of a draft.
 * @throws 404, 409 `wrong_state` or `stale_version`, 422 for people who are not of the staff
 */
export function changeNotice(
  context: StaffContext,
  id: string,
  { version: readVersion, changes }: { readonly version: number; readonly changes: NoticePatch },
): Promise<NoticeAnswer> {
  return verb(context, async (work) => {
    await changeRecord<'company_notice', LockedNotice, NoticeFields>(work, {
      entity: 'company_notice',
      entityId: id,
      action: 'edit',
      lock: () => lockedDraft(work, id),
      fields: fieldsOf,
      readVersion,
      schema: noticePatch,
      patch: changes,
      merge: async (before) => {
        const after = { ...before, ...withoutLeftOut(changes) };
        await refuseUnknown(work, after.userIds, before.userIds);
        return after;
      },
      save: async ({ after: { userIds, note, ...columns }, version }) => {
        const text = { note: note && json(note), noteText: note === null ? '' : noteText(note) };
        await updateNotice(work.db, id, { ...columns, ...text, version });
        await setNamed(work.db, id, userIds);
      },
      emit: () => emitNotice(work, id),
    });
    return noticeById(work, id);
  });
}
