import { isAdministrator, roleKeys, type RoleKey } from '@szansa/domain/access';
import { languages } from '@szansa/domain/account';
import { CheckboxField } from '@szansa/ui/checkbox';
import { FormSection } from '@szansa/ui/form-section';
import { PhoneField } from '@szansa/ui/phone-field';
import { SelectField } from '@szansa/ui/select-field';
import { TextField, type TextFieldProps } from '@szansa/ui/text-field';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import { useUser } from '#kit/session/session-atoms.ts';

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
      render={({ field: { value, onValueChange }, fieldState: { error } }) => (
        <div className="space-y-2">
          {roleKeys.map((role) => (
            <CheckboxField
              key={role}
              label={t(`labels:role.${role}`)}
              hint={t(`people.roleHints.${role}`)}
              checked={value.includes(role)}
              disabled={disabled || !mayGive(role)}
              onCheckedChange={(checked) =>
                onValueChange(roleKeys.filter((key) => (key === role ? checked : value.includes(key))))
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

interface LineFieldProps extends Pick<TextFieldProps, 'type' | 'required' | 'autoFocus'> {
  name: 'email' | 'firstName' | 'lastName' | 'position';
}

/** A field that registers where it is rendered: a refused save focuses the first invalid one in that order. */
function LineField({ name, ...props }: LineFieldProps) {
  const { t } = useTranslation('admin');
  const { register, formState } = useFormContext<StaffValues>();
  return (
    <TextField
      {...props}
      label={t(`people.fields.${name}`)}
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  );
}

/** The fields of an account. */
export function StaffFields({ rolesDisabled = false }: { rolesDisabled?: boolean }) {
  const { t } = useTranslation(['admin', 'common']);
  const { control } = useFormContext<StaffValues>();
  return (
    <>
      <FormSection title={t('people.data')}>
        <LineField name="email" type="email" autoFocus required />
        <div className="grid gap-4 sm:grid-cols-2">
          <LineField name="firstName" required />
          <LineField name="lastName" required />
          <Controller
            control={control}
            name="phoneNumber"
            render={({ field, fieldState: { error } }) => (
              <PhoneField {...field} label={t('people.fields.phoneNumber')} error={error?.message} />
            )}
          />
          <LineField name="position" />
        </div>
        <Controller
          control={control}
          name="locale"
          render={({ field }) => (
            <SelectField
              label={t('people.fields.locale')}
              value={field.value}
              onValueChange={field.onValueChange}
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
