import { noticeInput, noticePatch } from '@szansa/domain/company-notice';

import { client } from '#kit/api/api.ts';
import { CreateRecord } from '#kit/forms/create-record.tsx';
import { formDefinition } from '#kit/forms/form-definition.ts';

import {
  describeNote,
  describePeople,
  describeRoles,
  NoteField,
  PeopleField,
  RolesField,
} from './notice-fields.tsx';
import { noticeRecord } from './notice.ts';

const noRecipients: readonly string[] = [];

/** The form of an announcement. */
export const noticeForm = formDefinition({
  record: noticeRecord,
  schema: noticeInput,
  patch: noticePatch,
  calls: client.companyNotices,
  fields: {
    title: { kind: 'text', autoFocus: true },
    note: { kind: 'own', Field: NoteField, initial: null, describe: describeNote },
    roles: { kind: 'own', Field: RolesField, initial: noRecipients, describe: describeRoles },
    userIds: { kind: 'own', Field: PeopleField, initial: noRecipients, describe: describePeople },
    isImportant: { kind: 'checkbox' },
    validUntil: { kind: 'date' },
  },
});

/** Creates an announcement and opens it. */
export function CreateNotice({ onClose }: { onClose: () => void }) {
  return <CreateRecord form={noticeForm} onClose={onClose} />;
}
