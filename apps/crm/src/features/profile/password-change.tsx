import { ApiError } from '@szansa/api-client/client';
import { Button } from '@szansa/ui/button';
import { PasswordField } from '@szansa/ui/password-field';
import { useMutation } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';

import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useUser } from '#kit/session/session-atoms.ts';
import { changePassword } from '#kit/session/session.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { NewPasswordFields } from '#parts/account/new-password-fields.tsx';
import { newPasswordFor, type NewPassword } from '#parts/account/new-password.ts';

import { Section } from './section.tsx';

interface Values extends NewPassword {
  currentPassword: string;
}

const emptyValues: Values = { currentPassword: '', password: '', repeated: '' };

/** A new password for oneself; other sessions end, this one goes on. */
export function PasswordChange() {
  const { t } = useTranslation(['profile', 'session']);
  const { email } = useUser();
  const form = useSchemaForm<Values, Values>({
    schema: newPasswordFor(email).safeExtend({ currentPassword: z.string().min(1, 'required') }),
    defaultValues: emptyValues,
  });
  const change = useMutation({
    mutationFn: ({ currentPassword, password }: Values) => changePassword({ currentPassword, password }),
    onSuccess: () => {
      form.reset(emptyValues);
      toastSuccess(t('password.changed'));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'wrong_password') {
        form.setError('currentPassword', { type: error.code, message: error.message }, { shouldFocus: true });
      } else if (!showRefusedFields(form, error)) toastError(error);
    },
  });
  return (
    <Section id="password" title={t('password.title')} hint={t('password.hint')}>
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={form.handleSubmit((values) => change.mutate(values))}
          className="max-w-96 space-y-4"
        >
          <PasswordField
            label={t('session:proof.currentPassword')}
            autoComplete="current-password"
            required
            error={form.formState.errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
          <NewPasswordFields email={email} />
          <Button type="submit" loading={change.isPending}>
            {t('password.submit')}
          </Button>
        </form>
      </FormProvider>
    </Section>
  );
}
