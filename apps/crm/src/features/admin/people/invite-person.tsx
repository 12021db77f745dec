import { invitation, type Invitation } from '@szansa/domain/account';
import { formatEmail } from '@szansa/domain/identity';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { RecordSheet } from '#kit/forms/record-sheet.tsx';
import { useCreateForm } from '#kit/forms/use-record-form.tsx';
import { showRefusedFields } from '#kit/forms/use-schema-form.ts';
import { toastErrorAs } from '#kit/toasts/toasts.ts';

import { cachePerson } from './cache-person.ts';
import { showKnownEmail } from './show-known-email.ts';
import { StaffFields } from './staff-fields.tsx';
import { valuesOf, type StaffMember, type StaffValues } from './staff-values.ts';

/** Adds a member of staff; the link that activates the account goes to their e-mail. */
export function InvitePerson({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['admin', 'people']);
  const navigate = useNavigate();
  const record = useCreateForm<StaffValues, Invitation, StaffMember>({
    schema: invitation,
    values: valuesOf(),
    place: 'user/new',
    send: (body) => client.users.invite({ body }),
    cache: cachePerson,
    savedMessage: ({ email, invitation: mailed }) => [
      t(mailed?.isKept ? 'people.invitationHeld' : 'people.invited'),
      formatEmail(email),
    ],
    onSaved: (person) =>
      navigate({ to: '/admin/person/$id', params: { id: person.id }, ignoreBlocker: true }),
    showRefusal: (error, form) => {
      if (!showKnownEmail(error, form) && !showRefusedFields(form, error))
        toastErrorAs(t('people.inviteFailed'), error);
      return true;
    },
  });
  return (
    <RecordSheet
      record={record}
      title={t('people:add')}
      description={t('people.inviteHint')}
      submitLabel={t('people.sendInvitation')}
      onClose={onClose}
      className="w-140"
      formClassName="space-y-5 pt-2"
    >
      <StaffFields />
    </RecordSheet>
  );
}
