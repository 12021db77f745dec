import { Button } from '@szansa/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { messageOf } from '#kit/toasts/toasts.ts';
import { AppCodeForm } from '#parts/account/second-factor/app-code-form.tsx';
import { AuthenticatorSetup, type Enrolment } from '#parts/account/second-factor/authenticator-setup.tsx';
import { ProofForm } from '#parts/account/second-factor/proof-form.tsx';
import { RecoveryCodes } from '#parts/account/second-factor/recovery-codes.tsx';

import { LaterButton } from './later-button.tsx';
import { SetupFrame } from './setup-frame.tsx';
import type { StepProps } from './step-props.ts';

type Stage =
  | { readonly stage: 'proof' }
  | { readonly stage: 'app'; readonly enrolment: Enrolment }
  | { readonly stage: 'codes'; readonly codes: readonly string[] };

/** The authenticator app of the first administrator: the password, the app, its recovery codes. */
export function SecondFactorStep({ onDone }: StepProps) {
  const { t } = useTranslation(['setup', 'session']);
  const formId = useId();
  const [shown, setShown] = useState<Stage>({ stage: 'proof' });
  const start = useMutation({
    ...queries.profile.startSecondFactor.mutation(),
    onSuccess: (enrolment) => setShown({ stage: 'app', enrolment }),
  });
  const confirm = useMutation({
    ...queries.profile.confirmSecondFactor.mutation(),
    onSuccess: ({ recoveryCodes }) => {
      void queryClient.invalidateQueries({ queryKey: queries.profile.get.key() });
      setShown({ stage: 'codes', codes: recoveryCodes });
    },
  });
  const later = <LaterButton step="second_factor" onDone={onDone} />;
  return (
    <SetupFrame step="second_factor" hasErrors={shown.stage === 'app' && confirm.isError}>
      {shown.stage === 'proof' && (
        <div className="space-y-4">
          <p>{t('confirmPassword')}</p>
          <ProofForm
            id={formId}
            proof="none"
            onProof={({ currentPassword }) => start.mutateAsync({ body: { currentPassword } })}
          />
          <div className="flex flex-col gap-2">
            <Button type="submit" form={formId} variant="primary" loading={start.isPending}>
              {t('proceed')}
            </Button>
            {later}
          </div>
        </div>
      )}
      {shown.stage === 'app' && (
        <div className="space-y-4">
          <AuthenticatorSetup enrolment={shown.enrolment} />
          <AppCodeForm
            submitLabel={t('session:enrolment.confirm')}
            problem={confirm.isError ? messageOf(confirm.error) : undefined}
            pending={confirm.isPending}
            onCode={(code) => confirm.mutateAsync({ body: { code } })}
            actions={<div className="flex flex-col">{later}</div>}
          />
        </div>
      )}
      {shown.stage === 'codes' && (
        <RecoveryCodes codes={shown.codes} doneLabel={t('proceed')} onDone={() => void onDone()} />
      )}
    </SetupFrame>
  );
}
