import type { Data, Endpoints } from '@szansa/api-client/client';
import { lazyComponent } from '@szansa/ui/lazy';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ownPage } from '#kit/routing/title-of.ts';
import { safePage } from '#kit/session/pages.ts';
import { startSession } from '#kit/session/session.ts';

import { PasswordStep } from './login/password-step.tsx';
import { PublicFrame } from './public-frame.tsx';

const EnrolmentStep = lazyComponent(async () => (await import('./login/enrolment-step.tsx')).EnrolmentStep);
const SecondFactorStep = lazyComponent(
  async () => (await import('./login/second-factor-step.tsx')).SecondFactorStep,
);

type SignedIn = Data<Endpoints['auth']['loginTotp']>;

type Stage =
  | { readonly step: 'password'; readonly problem?: string | undefined }
  | { readonly step: 'totp'; readonly ticket: string }
  | { readonly step: 'enrolment'; readonly ticket: string };

/** Signing in: e-mail and password, then a code where a second factor is on, or its enrolment where one is due. */
export function LoginScreen({ email: givenEmail = '' }: { email?: string }) {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const router = useRouter();
  const { redirect } = useSearch({ strict: false });
  const [email, setEmail] = useState(givenEmail);
  const [stage, setStage] = useState<Stage>({ step: 'password' });

  async function enter(auth: SignedIn): Promise<void> {
    await startSession(auth);
    const href = safePage(redirect, ownPage(router, safePage(auth.tokenData.lastPage)));
    await navigate({ href, replace: true });
  }

  const startOver = (problem?: string) => setStage({ step: 'password', problem });

  if (stage.step === 'enrolment') {
    return <EnrolmentStep ticket={stage.ticket} onSignedIn={enter} onStartOver={startOver} />;
  }
  if (stage.step === 'totp') {
    return (
      <PublicFrame title={t('secondFactor.title')}>
        <SecondFactorStep ticket={stage.ticket} onSignedIn={enter} onStartOver={startOver} />
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title={t('title')} subtitle={t('subtitle')}>
      <PasswordStep
        email={email}
        problem={stage.problem}
        onAnswer={async (answer, typedEmail) => {
          setEmail(typedEmail);
          if ('step' in answer) setStage({ step: answer.step, ticket: answer.ticket });
          else await enter(answer);
        }}
      />
    </PublicFrame>
  );
}
