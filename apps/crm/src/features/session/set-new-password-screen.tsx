import { formatEmail } from '@szansa/domain/identity';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { authAtom } from '#kit/session/session-atoms.ts';
import { clearSession } from '#kit/session/session.ts';
import { messageOf, toastSuccess } from '#kit/toasts/toasts.ts';
import { NewPasswordFields } from '#parts/account/new-password-fields.tsx';
import { newPasswordFor, type NewPassword } from '#parts/account/new-password.ts';

import { BackToLogin } from './back-to-login.tsx';
import { isLinkInvalid, LinkNotOpened, OpeningLink } from './opening-link.tsx';
import { PublicFrame } from './public-frame.tsx';

function DeadLink() {
  const { t } = useTranslation('session');
  return (
    <PublicFrame title={t('set.invalid')} below={<BackToLogin />}>
      <p>{t('set.invalidHint')}</p>
      <Button asChild variant="primary" className="mt-4 w-full">
        <Link to="/reset-password">{t('set.requestAgain')}</Link>
      </Button>
    </PublicFrame>
  );
}

function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const auth = useAtomValue(authAtom);
  const form = useSchemaForm<NewPassword, NewPassword>({
    schema: newPasswordFor(email),
    defaultValues: { password: '', repeated: '' },
  });
  const finish = useMutation({
    ...queries.passwordReset.finish.mutation(),
    onSuccess: async () => {
      // the server has ended the account's sessions, the one of this browser among them
      if (auth?.user.email === email) clearSession();
      toastSuccess(t('set.done'));
      await navigate({ to: '/login/$email', params: { email }, replace: true });
    },
    onError: (error) => showRefusedFields(form, error),
  });
  if (isLinkInvalid(finish.error)) return <DeadLink />;
  return (
    <PublicFrame
      title={t('set.title')}
      subtitle={t('set.account', { email: formatEmail(email) })}
      below={<BackToLogin />}
    >
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={form.handleSubmit(({ password }) => finish.mutate({ body: { token, password } }))}
          className="space-y-4"
        >
          {finish.isError && finish.error.fields.length === 0 && (
            <Callout role="alert" tone="destructive" title={messageOf(finish.error)} />
          )}
          <NewPasswordFields email={email} autoFocus />
          <Button type="submit" variant="primary" loading={finish.isPending} className="w-full">
            {t('set.submit')}
          </Button>
        </form>
      </FormProvider>
    </PublicFrame>
  );
}

/** A new password by the link from a mail. */
export function SetNewPasswordScreen({ token }: { token: string }) {
  const { t } = useTranslation('session');
  const link = useQuery({
    ...queries.passwordReset.open.query({ body: { token } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (link.data) return <NewPasswordForm token={token} email={link.data.email} />;
  if (isLinkInvalid(link.error)) return <DeadLink />;
  return (
    <PublicFrame title={t('set.title')} below={<BackToLogin />}>
      {link.isError ? (
        <LinkNotOpened error={link.error} onRetry={() => void link.refetch()} />
      ) : (
        <OpeningLink />
      )}
    </PublicFrame>
  );
}
