import { ApiError, type Data, type Endpoints } from '@szansa/api-client/client';
import { Button } from '@szansa/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { messageOf } from '#kit/toasts/toasts.ts';
import { AppCodeForm } from '#parts/account/second-factor/app-code-form.tsx';

import { RecoveryCodeForm } from './recovery-code-form.tsx';

export interface SecondFactorStepProps {
  ticket: string;
  onSignedIn: (auth: Data<Endpoints['auth']['loginTotp']>) => Promise<void>;
  /** The ticket has expired, or the user returns to the first step. */
  onStartOver: (problem?: string) => void;
}

/** The second step of signing in: a code of the app, or a recovery code. */
export function SecondFactorStep({ ticket, onSignedIn, onStartOver }: SecondFactorStepProps) {
  const { t } = useTranslation('session');
  const [isRecovering, setIsRecovering] = useState(false);
  const confirm = useMutation({
    ...queries.auth.loginTotp.mutation(),
    onSuccess: onSignedIn,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'ticket_invalid') onStartOver(error.message);
    },
  });
  const problem = confirm.isError
    ? (confirm.error.fields[0]?.message ?? messageOf(confirm.error))
    : undefined;
  const onCode = (code: string) => confirm.mutateAsync({ body: { ticket, code } });

  return (
    <div className="space-y-4">
      <p className="text-text-muted">
        {isRecovering ? t('secondFactor.recoveryHint') : t('secondFactor.hint')}
      </p>
      {isRecovering ? (
        <RecoveryCodeForm problem={problem} pending={confirm.isPending} onCode={onCode} />
      ) : (
        <AppCodeForm
          submitLabel={t('submit')}
          problem={problem}
          pending={confirm.isPending}
          onCode={onCode}
        />
      )}
      <div className="-mx-2 flex flex-wrap justify-between gap-2">
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            confirm.reset();
            setIsRecovering(!isRecovering);
          }}
        >
          {isRecovering ? t('secondFactor.useApp') : t('secondFactor.useRecovery')}
        </Button>
        <Button variant="ghost" size="small" onClick={() => onStartOver()}>
          {t('backToLogin')}
        </Button>
      </div>
    </div>
  );
}
