import { mailSecurities, portOf, type AfterIngestion, type MailSecurity } from '@szansa/domain/mail-account';
import { PasswordField } from '@szansa/ui/password-field';
import { SelectField } from '@szansa/ui/select-field';
import { TextField } from '@szansa/ui/text-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';

interface SecurityValues {
  security: MailSecurity;
  port: number | null;
}

/** The kind of line. As long as the port is the usual one of a kind, it follows. */
export function SecurityField({ label, required }: OwnFieldProps) {
  const { t } = useTranslation('mailAccounts');
  const form = useFormContext<SecurityValues>();
  const { field, fieldState } = useController<SecurityValues, 'security'>({ name: 'security' });
  return (
    <SelectField
      {...field}
      label={label}
      required={required}
      error={fieldState.error?.message}
      items={mailSecurities.map((value) => ({ value, label: t(`security.${value}`) }))}
      onValueChange={(chosen) => {
        const next = mailSecurities.find((one) => one === chosen);
        if (!next) return;
        const isUsual = form.getValues('port') === portOf(field.value);
        field.onValueChange(next);
        if (isUsual) form.setValue('port', portOf(next), { shouldDirty: true });
      }}
    />
  );
}

interface MovedToValues {
  afterTaking: AfterIngestion | null;
  movedTo: string;
}

/** The folder that ingested mails are moved to; shown only if they are moved. */
export function MovedToField({ label }: OwnFieldProps) {
  const { t } = useTranslation('mailAccounts');
  const afterTaking = useWatch<MovedToValues, 'afterTaking'>({ name: 'afterTaking' });
  const { field, fieldState } = useController<MovedToValues, 'movedTo'>({ name: 'movedTo' });
  if (afterTaking !== 'move') return null;
  return (
    <TextField
      {...field}
      label={label}
      hint={t('hints.movedTo')}
      required
      autoComplete="off"
      error={fieldState.error?.message}
    />
  );
}

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
