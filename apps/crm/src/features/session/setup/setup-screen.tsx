import type { Data, Endpoints } from '@szansa/api-client/client';
import type { SetupStep } from '@szansa/domain/setup';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingForm } from '#kit/records/loading-shapes.tsx';

import { PublicFrame } from '../public-frame.tsx';
import { AgencyStep } from './agency-step.tsx';
import { MailboxStep } from './mailbox-step.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import type { StepProps } from './step-props.ts';

type Setup = Data<Endpoints['setup']['get']>;

const steps: Readonly<Record<SetupStep, ComponentType<StepProps>>> = {
  agency: AgencyStep,
  second_factor: SecondFactorStep,
  mailbox: MailboxStep,
};

/** Shows a step until it is done by its own buttons: an event from elsewhere must not replace recovery codes. */
function OpenSteps({ first }: { first: SetupStep }) {
  const navigate = useNavigate();
  const [step, setStep] = useState(first);
  const Step = steps[step];
  async function proceed(state?: Setup): Promise<void> {
    const query = queries.setup.get.query();
    if (state) queryClient.setQueryData(query.queryKey, state);
    const { next } = state ?? (await queryClient.fetchQuery({ ...query, staleTime: 0 }));
    if (next) setStep(next);
    else await navigate({ to: '/', replace: true });
  }
  return <Step onDone={proceed} />;
}

/** What the first administrator sets up after the own account, resumed at the first open step. */
export function SetupScreen() {
  const { t } = useTranslation(['setup', 'common']);
  const setup = useQuery(queries.setup.get.query());
  if (setup.data?.next) return <OpenSteps first={setup.data.next} />;
  // finished, or of another administrator
  if (setup.data) return <Navigate to="/" replace />;
  return (
    <PublicFrame title={t('label')} size="large">
      {setup.isError ? (
        <FailedScreen error={setup.error} onRetry={() => void setup.refetch()} />
      ) : (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingForm fields={6} />
        </div>
      )}
    </PublicFrame>
  );
}
