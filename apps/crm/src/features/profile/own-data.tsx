import type { Data, Endpoints } from '@szansa/api-client/client';
import { profilePatch } from '@szansa/domain/account';
import { Button } from '@szansa/ui/button';
import { DescriptionList } from '@szansa/ui/description-list';
import { PhoneField } from '@szansa/ui/phone-field';
import { TextField, type TextFieldProps } from '@szansa/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';

import { queries, queryClient } from '#kit/api/api.ts';
import { StaleDialog } from '#kit/forms/stale-dialog.tsx';
import { staleOf } from '#kit/forms/stale.ts';
import { useLeaveGuard } from '#kit/forms/use-leave-guard.ts';
import { changedFields, showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { refreshSession } from '#kit/session/session.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import { Section } from './section.tsx';

type Profile = Data<Endpoints['profile']['get']>;
type Patch = z.output<typeof profilePatch>;

const fields = ['firstName', 'lastName', 'phoneNumber', 'position'] as const;
type Values = Record<(typeof fields)[number], string>;

function valuesOf(profile: Profile): Values {
  const { firstName, lastName, phoneNumber, position } = profile;
  return { firstName, lastName, phoneNumber: phoneNumber ?? '', position: position ?? '' };
}

/** How one presents oneself; e-mail and roles are for administrators to change. */
export function OwnData({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'common', 'labels']);
  // the version the form's values were read at: the account may be refreshed behind the form
  const [version, setVersion] = useState(profile.version);
  const form = useSchemaForm<Values, Patch>({ schema: profilePatch, defaultValues: valuesOf(profile) });
  const { isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty);

  function show(saved: Profile): void {
    form.reset(valuesOf(saved));
    setVersion(saved.version);
  }

  const update = useMutation({
    ...queries.profile.update.mutation(),
    onSuccess: (saved) => {
      queryClient.setQueryData(queries.profile.get.key({}), saved);
      show(saved);
      toastSuccess(t('common:states.saved'));
      void refreshSession();
    },
    onError: (error) => {
      if (!staleOf(error) && !showRefusedFields(form, error)) toastError(error);
    },
  });

  async function takeTheirs(): Promise<void> {
    show(await queryClient.fetchQuery({ ...queries.profile.get.query(), staleTime: 0 }));
    update.reset();
  }

  const line = (name: 'firstName' | 'lastName' | 'position', props: Partial<TextFieldProps>) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <TextField {...field} {...props} label={t(`data.${name}`)} error={error?.message} />
      )}
    />
  );

  return (
    <Section id="data" title={t('data.title')} hint={t('data.readOnlyHint')}>
      <DescriptionList
        columns={2}
        items={[
          { label: t('data.email'), value: profile.email },
          {
            label: t('data.roles'),
            value: profile.roles.map(({ key }) => t(`labels:role.${key}`)).join(', '),
          },
        ]}
        className="mb-4"
      />
      <form
        noValidate
        onSubmit={form.handleSubmit((output) => {
          const changes = changedFields(output, form.formState.dirtyFields);
          if (Object.keys(changes).length > 0) update.mutate({ body: { version, changes } });
        })}
        className="space-y-4"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {line('firstName', { autoComplete: 'given-name', required: true })}
          {line('lastName', { autoComplete: 'family-name', required: true })}
          <Controller
            control={form.control}
            name="phoneNumber"
            render={({ field, fieldState: { error } }) => (
              <PhoneField
                {...field}
                label={t('data.phoneNumber')}
                autoComplete="tel"
                error={error?.message}
              />
            )}
          />
          {line('position', { autoComplete: 'organization-title' })}
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          {isDirty && <Button onClick={() => form.reset()}>{t('common:actions.cancel')}</Button>}
          <Button type="submit" variant="primary" disabled={!isDirty} progress={update.isPending}>
            {t('common:actions.saveChanges')}
          </Button>
        </div>
      </form>
      <StaleDialog
        stale={staleOf(update.error)}
        fieldLabel={(field) => {
          const known = fields.find((name) => name === field);
          return known ? t(`data.${known}`) : field;
        }}
        progress={update.isPending}
        onKeepMine={(current) => {
          const sent = update.variables?.body.changes;
          if (sent) update.mutate({ body: { version: current, changes: sent } });
        }}
        onTakeTheirs={() => void takeTheirs().catch(toastError)}
        onClose={() => update.reset()}
      />
      {guard.dialog}
    </Section>
  );
}
