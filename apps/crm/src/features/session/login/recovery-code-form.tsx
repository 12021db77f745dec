import { secondFactorCode } from '@szansa/domain/account';
import { Button } from '@szansa/ui/button';
import { TextField } from '@szansa/ui/text-field';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';

import { useSchemaForm } from '#kit/forms/use-schema-form.ts';

const schema = z.strictObject({ code: secondFactorCode });

interface RecoveryCodeFormProps {
  problem: string | undefined;
  pending: boolean;
  onCode: (code: string) => Promise<unknown>;
}

/** Prompts for one of the recovery codes, for users without their phone at hand. */
export function RecoveryCodeForm({ problem, pending, onCode }: RecoveryCodeFormProps) {
  const { t } = useTranslation('session');
  const form = useSchemaForm<{ code: string }, { code: string }>({ schema, defaultValues: { code: '' } });
  const refused = form.formState.errors.code;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(async ({ code }) => {
        await onCode(code).catch(() => form.setFocus('code', { shouldSelect: true }));
      })}
      className="space-y-4"
    >
      <TextField
        label={t('secondFactor.recoveryCode')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="abcde-23456"
        autoFocus
        required
        readOnly={pending}
        error={refused?.message ?? problem}
        {...form.register('code')}
      />
      <Button type="submit" variant="primary" loading={pending} className="w-full">
        {t('submit')}
      </Button>
    </form>
  );
}
