import type { Data, Endpoints } from '@szansa/api-client/client';
import { formatEmail } from '@szansa/domain/identity';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { lazyCode } from '@szansa/ui/lazy';
import { TextLink } from '@szansa/ui/link';
import { PasswordField } from '@szansa/ui/password-field';
import { TextField } from '@szansa/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { messageOf } from '#kit/toasts/toasts.ts';

const credentials = lazyCode(async () => (await import('./credentials.ts')).credentials);

interface Values {
  email: string;
  password: string;
}

export interface PasswordStepProps {
  email: string;
  /** Why the person is back here. */
  problem?: string | undefined;
  onAnswer: (answer: Data<Endpoints['auth']['login']>, email: string) => Promise<void>;
}

/** The first step of signing in. */
export function PasswordStep({ email, problem, onAnswer }: PasswordStepProps) {
  const { t } = useTranslation('session');
  const form = useSchemaForm<Values, Values>({
    schema: credentials,
    defaultValues: { email: formatEmail(email), password: '' },
  });
  const typedEmail = useWatch({ control: form.control, name: 'email' });
  const { errors } = form.formState;
  const login = useMutation({
    ...queries.auth.login.mutation(),
    onSuccess: (answer, { body }) => onAnswer(answer, body.email),
    onError: (error) => {
      if (showRefusedFields(form, error)) return;
      form.resetField('password');
      form.setFocus('password');
    },
  });
  const refusal = login.isError ? messageOf(login.error) : problem;

  return (
    <form noValidate onSubmit={form.handleSubmit((body) => login.mutate({ body }))} className="space-y-4">
      {refusal && <Callout role="alert" tone="destructive" title={refusal} />}
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        autoFocus={!email}
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        autoFocus={Boolean(email)}
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" variant="primary" loading={login.isPending} className="w-full">
        {t('submit')}
      </Button>
      <p className="text-center">
        <TextLink asChild>
          <Link to="/reset-password" search={typedEmail ? { email: typedEmail } : {}}>
            {t('forgot')}
          </Link>
        </TextLink>
      </p>
    </form>
  );
}
