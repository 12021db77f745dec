import { ApiError } from '@szansa/api-client/client';
import { staffPatch, type StaffPatch } from '@szansa/domain/account';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { FormSheet } from '#kit/forms/form-sheet.tsx';
import { StaleDialog } from '#kit/forms/stale-dialog.tsx';
import { staleOf } from '#kit/forms/stale.ts';
import { changedFields, showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import { StaffFields } from '../people/staff-fields.tsx';
import { staffFields, valuesOf, type StaffMember, type StaffValues } from '../people/staff-values.ts';

/** Changes an account: only what was changed is sent. */
export function EditPerson({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const navigate = useNavigate();
  const params = { id: person.id };
  // the version the form's values were read at: the record may be refreshed behind the open form
  const [version, setVersion] = useState(person.version);
  const form = useSchemaForm<StaffValues, StaffPatch>({
    schema: staffPatch,
    defaultValues: valuesOf(person),
  });
  const leave = () => navigate({ to: '.', search: {} as never, replace: true, ignoreBlocker: true });

  const update = useMutation({
    ...queries.users.update.mutation(),
    onSuccess: async (saved) => {
      queryClient.setQueryData(queries.users.get.key({ params }), saved);
      void queryClient.invalidateQueries({ queryKey: queries.users.all });
      toastSuccess(t('common:states.saved'));
      await leave();
    },
    onError: (error) => {
      if (staleOf(error)) return;
      if (error instanceof ApiError && error.code === 'user_exists') {
        form.setError('email', { type: error.code, message: error.message }, { shouldFocus: true });
      } else if (!showRefusedFields(form, error)) toastError(error);
    },
  });

  async function takeTheirs(): Promise<void> {
    const fresh = await queryClient.fetchQuery({ ...queries.users.get.query({ params }), staleTime: 0 });
    form.reset(valuesOf(fresh));
    setVersion(fresh.version);
    update.reset();
  }

  return (
    <FormSheet
      title={t('person.edit')}
      description={person.email}
      submitLabel={t('common:actions.saveChanges')}
      form={form}
      onSave={(output) => {
        const changes = changedFields(output, form.formState.dirtyFields);
        if (Object.keys(changes).length === 0) void leave();
        else update.mutate({ params, body: { version, changes } });
      }}
      saving={update.isPending}
      onClose={onClose}
      className="w-140"
      formClassName="space-y-5 pt-2"
      fields={<StaffFields rolesDisabled={!person.can.changeRoles} />}
      dialogs={
        <StaleDialog
          stale={staleOf(update.error)}
          fieldLabel={(field) => {
            const known = staffFields.find((name) => name === field);
            return known ? t(`people.fields.${known}`) : field;
          }}
          progress={update.isPending}
          onKeepMine={(current) => {
            const sent = update.variables?.body.changes;
            if (sent) update.mutate({ params, body: { version: current, changes: sent } });
          }}
          onTakeTheirs={() => void takeTheirs().catch(toastError)}
          onClose={() => update.reset()}
        />
      }
    />
  );
}
