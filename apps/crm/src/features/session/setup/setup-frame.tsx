import { Steps } from '@szansa/ui/steps';
import { setupSteps, type SetupStep } from '@szansa/domain/setup';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PublicFrame, type PublicFrameProps } from '../public-frame.tsx';

type FrameStep = 'account' | SetupStep;

const frameSteps: readonly FrameStep[] = ['account', ...setupSteps];

const sizes: Readonly<Record<FrameStep, NonNullable<PublicFrameProps['size']>>> = {
  account: 'large',
  agency: 'large',
  second_factor: 'medium',
  mailbox: 'large',
};

interface SetupFrameProps {
  step: FrameStep;
  /** Whether something in the step has to be corrected. */
  hasErrors?: boolean;
  children: ReactNode;
}

/** The frame of a step of the set-up: where one is, and what the step is for. */
export function SetupFrame({ step, hasErrors = false, children }: SetupFrameProps) {
  const { t } = useTranslation('setup');
  return (
    <PublicFrame title={t(`titles.${step}`)} subtitle={t(`hints.${step}`)} size={sizes[step]}>
      <Steps
        label={t('label')}
        steps={frameSteps.map((id) => ({
          id,
          label: t(`steps.${id}`),
          error: id === step && hasErrors,
        }))}
        current={step}
        className="mb-5"
      />
      {children}
    </PublicFrame>
  );
}
