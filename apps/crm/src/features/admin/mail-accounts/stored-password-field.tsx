import { PasswordField } from '@szansa/ui/password-field';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';

/** The password of a stored account, which is never shown; it remains unchanged where none is typed. */
export function StoredPasswordField({ label }: OwnFieldProps) {
  const { t } = useTranslation('mailAccounts');
  const { field, fieldState } = useController<{ password: string }, 'password'>({ name: 'password' });
  return (
    <PasswordField
      {...field}
      label={label}
      hint={t('passwordStored')}
      autoComplete="new-password"
      error={fieldState.error?.message}
    />
  );
}
