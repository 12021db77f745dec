import { isAdministrator, roleKeys, type RoleKey } from '@szansa/domain/access';
import { languages } from '@szansa/domain/account';
import { CheckboxField } from '@szansa/ui/checkbox';
import { FormSection } from '@szansa/ui/form-section';
import { SelectField } from '@szansa/ui/select-field';
import { TextField } from '@szansa/ui/text-field';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useUser } from '#app/session/session-atoms.ts';

import type { StaffValues } from './staff-values.ts';

function RolesField({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation(['admin', 'labels']);
  const { control } = useFormContext<StaffValues>();
  const own = useUser().roles.map(({ key }) => key);
  const mayGive = (role: RoleKey) =>
    isAdministrator(own) && (role !== 'SUPER_ADMIN' || own.includes('SUPER_ADMIN'));
  return (
    <Controller
      control={control}
      name="roles"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <div className="space-y-2">
          {roleKeys.map((role) => (
            <CheckboxField
              key={role}
              label={t(`labels:role.${role}`)}
              hint={t(`people.roleHints.${role}`)}
              checked={value.includes(role)}
              disabled={disabled || !mayGive(role)}
              onChange={(checked) =>
                onChange(roleKeys.filter((key) => (key === role ? checked : value.includes(key))))
              }
            />
          ))}
          {error?.message && (
            <p role="alert" className="text-small text-destructive">
              {error.message}
            </p>
          )}
        </div>
      )}
    />
  );
}

/** The fields of an account. */
export function StaffFields({ rolesDisabled = false }: { rolesDisabled?: boolean }) {
  const { t } = useTranslation(['admin', 'common']);
  const { register, control, formState } = useFormContext<StaffValues>();
  const { errors } = formState;
  return (
    <>
      <FormSection title={t('people.data')}>
        <TextField
          label={t('people.fields.email')}
          type="email"
          autoFocus
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('people.fields.firstName')}
            required
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label={t('people.fields.lastName')}
            required
            error={errors.lastName?.message}
            {...register('lastName')}
          />
          <TextField
            label={t('people.fields.phoneNumber')}
            type="tel"
            error={errors.phoneNumber?.message}
            {...register('phoneNumber')}
          />
          <TextField
            label={t('people.fields.position')}
            error={errors.position?.message}
            {...register('position')}
          />
        </div>
        <Controller
          control={control}
          name="locale"
          render={({ field }) => (
            <SelectField
              label={t('people.fields.locale')}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              items={languages.map((language) => ({
                value: language,
                label: t(`common:languages.${language}`),
              }))}
            />
          )}
        />
      </FormSection>
      <FormSection title={t('people.fields.roles')}>
        <RolesField disabled={rolesDisabled} />
      </FormSection>
    </>
  );
}
