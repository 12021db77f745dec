import { resetRequest } from '@szansa/domain/account';
import { formatEmail } from '@szansa/domain/identity';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { TextField } from '@szansa/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { messageOf } from '#kit/toasts/toasts.ts';

import { BackToLogin } from './back-to-login.tsx';
import { PublicFrame } from './public-frame.tsx';

interface Values {
  email: string;
}

/** Requests a link to set a new password; the message afterwards is the same for every address. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('session');
  const { email } = useSearch({ strict: false });
  const form = useSchemaForm<Values, Values>({
    schema: resetRequest,
    defaultValues: { email: typeof email === 'string' ? formatEmail(email) : '' },
  });
  const request = useMutation({
    ...queries.passwordReset.request.mutation(),
    onError: (error) => showRefusedFields(form, error),
  });

  if (request.isSuccess) {
    return (
      <PublicFrame title={t('reset.sent')} below={<BackToLogin />}>
        <p role="status" className="wrap-anywhere">
          {t('reset.sentHint', { email: formatEmail(request.variables.body.email) })}
        </p>
        <Button className="mt-4 w-full" onClick={() => request.reset()}>
          {t('reset.another')}
        </Button>
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title={t('reset.title')} subtitle={t('reset.hint')} below={<BackToLogin />}>
      <form noValidate onSubmit={form.handleSubmit((body) => request.mutate({ body }))} className="space-y-4">
        {request.isError && request.error.fields.length === 0 && (
          <Callout role="alert" tone="destructive" title={messageOf(request.error)} />
        )}
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          autoFocus
          required
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" variant="primary" loading={request.isPending} className="w-full">
          {t('reset.submit')}
        </Button>
      </form>
    </PublicFrame>
  );
}
