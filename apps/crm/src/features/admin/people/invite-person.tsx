import { invitation, type Invitation } from '@szansa/domain/account';
import { ApiError } from '@szansa/api-client/client';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { FormSheet } from '#kit/forms/form-sheet.tsx';
import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import { StaffFields } from './staff-fields.tsx';
import { valuesOf, type StaffValues } from './staff-values.ts';

/** Adds a member of staff; the link that activates the account goes to their e-mail. */
export function InvitePerson({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['admin', 'people']);
  const navigate = useNavigate();
  const form = useSchemaForm<StaffValues, Invitation>({ schema: invitation, defaultValues: valuesOf() });
  const invite = useMutation({
    ...queries.users.invite.mutation(),
    onSuccess: async (person) => {
      queryClient.setQueryData(queries.users.get.key({ params: { id: person.id } }), person);
      void queryClient.invalidateQueries({ queryKey: queries.users.all });
      toastSuccess(t('people.invited'), person.email);
      await navigate({ to: '/admin/person/$id', params: { id: person.id }, ignoreBlocker: true });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'user_exists') {
        form.setError('email', { type: error.code, message: error.message }, { shouldFocus: true });
      } else if (!showRefusedFields(form, error)) toastError(error);
    },
  });
  return (
    <FormSheet
      title={t('people:add')}
      description={t('people.inviteHint')}
      submitLabel={t('people.sendInvitation')}
      form={form}
      onSave={(body) => invite.mutate({ body })}
      saving={invite.isPending}
      onClose={onClose}
      className="w-140"
      formClassName="space-y-5 pt-2"
      fields={<StaffFields />}
    />
  );
}
