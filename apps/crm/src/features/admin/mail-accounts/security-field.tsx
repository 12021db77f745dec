import { mailSecurities, portOf, type MailSecurity } from '@szansa/domain/mail-account';
import { SelectField } from '@szansa/ui/select-field';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';

interface Values {
  security: MailSecurity;
  port: number | null;
}

/** The kind of line. As long as the port is the usual one of a kind, it follows. */
export function SecurityField({ label, required }: OwnFieldProps) {
  const { t } = useTranslation('mailAccounts');
  const form = useFormContext<Values>();
  const { field, fieldState } = useController<Values, 'security'>({ name: 'security' });
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
