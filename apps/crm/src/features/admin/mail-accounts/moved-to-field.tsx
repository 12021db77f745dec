import type { AfterIngestion } from '@szansa/domain/mail-account';
import { TextField } from '@szansa/ui/text-field';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';

interface Values {
  afterTaking: AfterIngestion | null;
  movedTo: string;
}

/** The folder that ingested mails are moved to; shown only if they are moved. */
export function MovedToField({ label }: OwnFieldProps) {
  const { t } = useTranslation('mailAccounts');
  const afterTaking = useWatch<Values, 'afterTaking'>({ name: 'afterTaking' });
  const { field, fieldState } = useController<Values, 'movedTo'>({ name: 'movedTo' });
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
