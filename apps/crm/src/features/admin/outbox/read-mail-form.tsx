import { ApiError } from '@szansa/api-client/client';
import { Button } from '@szansa/ui/button';
import { PasswordField } from '@szansa/ui/password-field';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';

import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { toastError } from '#kit/toasts/toasts.ts';

interface Values {
  currentPassword: string;
}

const schema = z.strictObject({ currentPassword: z.string().min(1, 'required') });

/** Prompts for the user's own password before a mail is shown. */
export function ReadMailForm({ onPassword }: { onPassword: (body: Values) => Promise<unknown> }) {
  const { t } = useTranslation('admin');
  const form = useSchemaForm<Values, Values>({ schema, defaultValues: { currentPassword: '' } });

  function showProblem(error: unknown): void {
    if (error instanceof ApiError && error.code === 'wrong_password') {
      form.setError('currentPassword', { type: error.code, message: error.message }, { shouldFocus: true });
    } else if (!showRefusedFields(form, error)) toastError(error);
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => onPassword(values).catch(showProblem))}
      className="space-y-4"
    >
      <p>{t('outbox.proof')}</p>
      <PasswordField
        label={t('outbox.password')}
        autoComplete="current-password"
        autoFocus
        required
        error={form.formState.errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <Button type="submit" loading={form.formState.isSubmitting}>
        {t('outbox.read')}
      </Button>
    </form>
  );
}
