import { ApiError } from '@szansa/api-client/client';
import { secondFactorCode, totpCode } from '@szansa/domain/account';
import { PasswordField } from '@szansa/ui/password-field';
import { TextField } from '@szansa/ui/text-field';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';

import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { toastError } from '#kit/toasts/toasts.ts';

/** Shows that the own account is in its owner's hands. */
export interface Proof {
  currentPassword: string;
  /** Empty where no code is required. */
  code: string;
}

const currentPassword = z.string().min(1, 'required');

/** Which code is required besides the password. */
const schemas = {
  none: z.strictObject({ currentPassword, code: z.literal('') }),
  any: z.strictObject({ currentPassword, code: secondFactorCode }),
  app: z.strictObject({ currentPassword, code: totpCode }),
} as const;

interface ProofFormProps {
  /** For a submit button outside the form. */
  id: string;
  proof: keyof typeof schemas;
  onProof: (proof: Proof) => Promise<unknown>;
}

/** Prompts for the password, and for a code where a second factor is on. */
export function ProofForm({ id, proof, onProof }: ProofFormProps) {
  const { t } = useTranslation('session');
  const form = useSchemaForm<Proof, Proof>({
    schema: schemas[proof],
    defaultValues: { currentPassword: '', code: '' },
  });
  const { errors } = form.formState;

  function showProblem(error: unknown): void {
    const code = error instanceof ApiError ? error.code : null;
    const field = code === 'wrong_password' ? 'currentPassword' : code === 'code_wrong' ? 'code' : null;
    if (error instanceof ApiError && field) {
      form.setError(field, { type: error.code, message: error.message }, { shouldFocus: true });
    } else if (!showRefusedFields(form, error)) toastError(error);
  }

  return (
    <form
      id={id}
      noValidate
      onSubmit={form.handleSubmit((values) => onProof(values).catch(showProblem))}
      className="space-y-4"
    >
      <PasswordField
        label={t('proof.currentPassword')}
        autoComplete="current-password"
        autoFocus
        required
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      {proof !== 'none' && (
        <TextField
          label={proof === 'any' ? t('proof.anyCode') : t('secondFactor.appCode')}
          autoComplete="one-time-code"
          inputMode={proof === 'app' ? 'numeric' : 'text'}
          autoCapitalize="off"
          spellCheck={false}
          required
          error={errors.code?.message}
          {...form.register('code')}
        />
      )}
    </form>
  );
}
