import type { Data, Endpoints } from '@szansa/api-client/client';
import { formatEmail } from '@szansa/domain/identity';
import { Button } from '@szansa/ui/button';
import { TextField } from '@szansa/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';

import { queries } from '#kit/api/api.ts';
import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { startSession } from '#kit/session/session.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { toastErrorAs } from '#kit/toasts/toasts.ts';
import { NewPasswordFields } from '#parts/account/new-password-fields.tsx';

import { isLinkInvalid } from '../opening-link.tsx';
import { accountForm, type AccountValues } from './account-form.ts';
import { DeadSetupLink } from './dead-setup-link.tsx';
import { SetupFrame } from './setup-frame.tsx';

interface AccountStepProps {
  token: string;
  /** What the settings of the server say. */
  known: Data<Endpoints['setup']['open']>;
}

/** The account of the first administrator; saving it uses the link up and signs in. */
export function AccountStep({ token, known }: AccountStepProps) {
  const { t } = useTranslation('setup');
  const navigate = useNavigate();
  const [isEntering, setEntering] = useState(false);
  const form = useSchemaForm<AccountValues, z.output<typeof accountForm>>({
    schema: accountForm,
    defaultValues: { ...known, email: formatEmail(known.email ?? ''), password: '', repeated: '' },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const email = useWatch({ control, name: 'email' });
  const create = useMutation({
    ...queries.setup.createAccount.mutation(),
    onSuccess: async (auth) => {
      setEntering(true);
      await startSession(auth);
      await navigate({ to: '/setup', replace: true });
    },
    onError: (error) => {
      if (!isLinkInvalid(error) && !showRefusedFields(form, error)) toastErrorAs(t('account.failed'), error);
    },
  });
  if (isLinkInvalid(create.error)) return <DeadSetupLink />;
  const submit = form.handleSubmit(({ repeated: _, ...account }) =>
    create.mutate({ body: { ...account, token, locale: currentLanguage() } }),
  );
  const isNamed = known.firstName !== '';
  return (
    <SetupFrame step="account" hasErrors={Object.keys(errors).length > 0}>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
          <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
            <TextField
              {...register('firstName')}
              label={t('account.firstName')}
              autoComplete="given-name"
              autoFocus={!isNamed}
              required
              error={errors.firstName?.message}
            />
            <TextField
              {...register('lastName')}
              label={t('account.lastName')}
              autoComplete="family-name"
              required
              error={errors.lastName?.message}
            />
            <TextField
              {...register('email')}
              label={t('account.email')}
              hint={t('account.emailHint')}
              type="email"
              autoComplete="email"
              autoFocus={isNamed && known.email === null}
              required
              error={errors.email?.message}
              className="sm:col-span-2"
            />
          </div>
          <NewPasswordFields email={email} autoFocus={isNamed && known.email !== null} />
          <Button type="submit" variant="primary" className="w-full" loading={create.isPending || isEntering}>
            {t('account.submit')}
          </Button>
        </form>
      </FormProvider>
    </SetupFrame>
  );
}
