import type { Data, Endpoints } from '@szansa/api-client/client';
import { profilePatch } from '@szansa/domain/account';
import { formatEmail } from '@szansa/domain/identity';
import { Button } from '@szansa/ui/button';
import { DescriptionList } from '@szansa/ui/description-list';
import { FormActions } from '@szansa/ui/form-section';
import { PhoneField } from '@szansa/ui/phone-field';
import { TextField, type TextFieldProps } from '@szansa/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';

import { Controller } from '#kit/forms/controller.ts';
import { client, queries, queryClient } from '#kit/api/api.ts';
import { useRecordForm } from '#kit/forms/use-record-form.tsx';
import { changedFields } from '#kit/forms/use-schema-form.ts';
import { refreshSession } from '#kit/session/session.ts';

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
  const record = useRecordForm<Values, Patch, Profile, Patch>({
    schema: profilePatch,
    record: profile,
    place: 'profile',
    valuesOf,
    changesOf: (output, _profile, dirty) => changedFields(output, dirty),
    send: (_profile, body) => client.profile.update({ body }),
    read: () => client.profile.get(),
    cache: (saved) => queryClient.setQueryData(queries.profile.get.key({}), saved),
    fieldLabel: (field) => {
      const known = fields.find((name) => name === field);
      return known ? t(`data.${known}`) : field;
    },
    onSaved: () => void refreshSession(),
  });
  const { form } = record;
  const { isDirty } = form.formState;

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
          { label: t('data.email'), value: formatEmail(profile.email) },
          {
            label: t('data.roles'),
            value: profile.roles.map(({ key }) => t(`labels:role.${key}`)).join(', '),
          },
        ]}
        className="mb-4"
      />
      <form noValidate onSubmit={record.submit} className="space-y-4">
        {record.offer}
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
        <FormActions className="justify-end bg-surface">
          {isDirty && <Button onClick={() => form.reset()}>{t('common:actions.cancel')}</Button>}
          <Button
            type="submit"
            variant="primary"
            disabledReason={isDirty ? undefined : t('unchanged')}
            loading={record.isSaving}
          >
            {t('common:actions.saveChanges')}
          </Button>
        </FormActions>
      </form>
      {record.dialogs}
    </Section>
  );
}
