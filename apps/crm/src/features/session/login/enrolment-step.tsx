import { ApiError, type Data, type Endpoints } from '@szansa/api-client/client';
import { Button } from '@szansa/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { messageOf } from '#kit/toasts/toasts.ts';
import { AppCodeForm } from '#parts/account/second-factor/app-code-form.tsx';
import { AuthenticatorSetup } from '#parts/account/second-factor/authenticator-setup.tsx';
import { RecoveryCodes } from '#parts/account/second-factor/recovery-codes.tsx';

import { LinkNotOpened, OpeningLink } from '../opening-link.tsx';
import { PublicFrame } from '../public-frame.tsx';
import type { SecondFactorStepProps } from './second-factor-step.tsx';

type Enrolled = Data<Endpoints['auth']['finishEnrolment']>;

/** The second step of signing in for a user whose role requires an authenticator app and who has none yet. */
export function EnrolmentStep({ ticket, onSignedIn, onStartOver }: SecondFactorStepProps) {
  const { t } = useTranslation('session');
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);
  const [isEntering, setIsEntering] = useState(false);
  const startOverWhenLate = (error: Error) => {
    if (error instanceof ApiError && error.code === 'ticket_invalid') onStartOver(error.message);
  };
  const start = useQuery({
    ...queries.auth.startEnrolment.query({ body: { ticket } }),
    // a second answer would bring another secret than the one just scanned
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const finish = useMutation({
    ...queries.auth.finishEnrolment.mutation(),
    onSuccess: setEnrolled,
    onError: startOverWhenLate,
  });

  if (enrolled) {
    const { recoveryCodes, ...auth } = enrolled;
    return (
      <PublicFrame title={t('recoveryCodes.title')} size="medium">
        <RecoveryCodes
          codes={recoveryCodes}
          doneLabel={t('activation.enter')}
          pending={isEntering}
          onDone={() => {
            setIsEntering(true);
            void onSignedIn(auth);
          }}
        />
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title={t('enrolment.title')} subtitle={t('enrolment.required')} size="medium">
      {start.isPending && <OpeningLink />}
      {start.isError && (
        <LinkNotOpened
          error={start.error}
          onRetry={() =>
            start.error instanceof ApiError && start.error.code === 'ticket_invalid'
              ? onStartOver(start.error.message)
              : void start.refetch()
          }
        />
      )}
      {start.data && (
        <div className="space-y-4">
          <AuthenticatorSetup enrolment={start.data} />
          <AppCodeForm
            submitLabel={t('enrolment.confirm')}
            problem={finish.isError ? messageOf(finish.error) : undefined}
            pending={finish.isPending}
            onCode={(code) => finish.mutateAsync({ body: { ticket, code } })}
          />
        </div>
      )}
      <p className="mt-3 text-center">
        <Button variant="ghost" size="small" onClick={() => onStartOver()}>
          {t('backToLogin')}
        </Button>
      </p>
    </PublicFrame>
  );
}
