import { credentials } from '@szansa/domain/account';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { TextField } from '@szansa/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { showRefusedFields, useSchemaForm } from '#app/forms/use-schema-form.ts';
import { queries } from '#app/session/api.ts';
import { beginSession } from '#app/session/session.ts';
import { messageOf } from '#app/session/toasts.ts';

interface Values {
  email: string;
  password: string;
}

/** A page of this application to go to after signing in; anything else is the dashboard. */
function safePage(...candidates: readonly unknown[]): string {
  const found = candidates.find((page) => typeof page === 'string' && /^\/(?!\/|login|logout)/.test(page));
  return typeof found === 'string' ? found : '/';
}

export function LoginScreen({ email = '' }: { email?: string }) {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const { redirect } = useSearch({ strict: false });
  const form = useSchemaForm<Values, Values>({ schema: credentials, defaultValues: { email, password: '' } });
  const { errors } = form.formState;

  const login = useMutation({
    ...queries.auth.login.mutation(),
    onSuccess: async (auth) => {
      await beginSession(auth);
      await navigate({ to: safePage(redirect, auth.tokenData.lastPage), replace: true });
    },
    onError: (error) => {
      if (!showRefusedFields(form, error)) form.resetField('password');
    },
  });

  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4">
      <div className="w-full max-w-sm">
        <div className="mb-6 flex flex-col items-center gap-3 text-center">
          <img src="/icon.svg" alt="" className="size-11" />
          <div>
            <h1 className="text-title font-semibold">{t('title')}</h1>
            <p className="text-text-muted">{t('subtitle')}</p>
          </div>
        </div>
        <form
          noValidate
          onSubmit={form.handleSubmit((body) => login.mutate({ body }))}
          className="space-y-4 rounded-large border border-border bg-surface p-6 shadow-small"
        >
          {login.isError && <Callout tone="destructive" title={messageOf(login.error)} />}
          <TextField
            label={t('email')}
            type="email"
            autoComplete="username"
            autoFocus={!email}
            required
            error={errors.email?.message}
            {...form.register('email')}
          />
          <TextField
            label={t('password')}
            type="password"
            autoComplete="current-password"
            autoFocus={Boolean(email)}
            required
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Button type="submit" variant="primary" progress={login.isPending} className="w-full">
            {t('submit')}
          </Button>
        </form>
      </div>
    </main>
  );
}
