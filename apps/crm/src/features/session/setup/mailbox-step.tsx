import { mailAccountInput, type MailAccountInput } from '@szansa/domain/mail-account';
import { warsawDay } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { currentTime } from '@szansa/ui/clock';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { secretsOf, typedSchema, valuesOf, type FormValues } from '#kit/forms/fields-definition.ts';
import { FormFields } from '#kit/forms/form-fields.tsx';
import { useCreateForm } from '#kit/forms/use-record-form.tsx';
import {
  cacheMailAccount,
  nameOf,
  newAccount,
  newAccountFields,
  type MailAccount,
} from '#parts/mail-account/mail-account.ts';
import { TryOut } from '#parts/mail-account/try-out.tsx';

import { LaterButton } from './later-button.tsx';
import { SetupFrame } from './setup-frame.tsx';
import type { StepProps } from './step-props.ts';

/** The account that mails of customers are fetched from, tried out before it is saved. */
export function MailboxStep({ onDone }: StepProps) {
  const { t } = useTranslation(['setup', 'mailAccounts']);
  const [today] = useState(() => warsawDay(currentTime()));
  const record = useCreateForm<FormValues, MailAccountInput, MailAccount>({
    schema: typedSchema(newAccountFields, mailAccountInput),
    values: valuesOf(newAccountFields, undefined, newAccount(today)),
    place: 'mail_account/new',
    secrets: secretsOf(newAccountFields),
    send: (body) => client.mailAccounts.create({ body }),
    cache: cacheMailAccount,
    savedMessage: (saved) => [t('mailAccounts:done.created'), nameOf(saved)],
    onSaved: () => onDone(),
  });
  return (
    <SetupFrame step="mailbox" hasErrors={Object.keys(record.form.formState.errors).length > 0}>
      <FormProvider {...record.form}>
        <form noValidate onSubmit={record.submit} className="space-y-5">
          {record.offer}
          <FormFields definition={newAccountFields} />
          <TryOut />
          <Callout>{t('outgoing')}</Callout>
          <div className="flex flex-col gap-2">
            <Button type="submit" variant="primary" loading={record.isSaving}>
              {t('next')}
            </Button>
            <LaterButton step="mailbox" onDone={onDone} />
          </div>
        </form>
      </FormProvider>
      {record.dialogs}
    </SetupFrame>
  );
}
