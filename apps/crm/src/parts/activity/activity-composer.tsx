import type { ActivityType } from '@szansa/domain/activity';
import { ActivityComposer as Composer } from '@szansa/ui/activity-composer';
import { currentTime } from '@szansa/ui/clock';
import { lazyComponent } from '@szansa/ui/lazy';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useTextDraft } from '#kit/drafts/use-text-draft.tsx';
import { useAccess, useUser } from '#kit/session/session-atoms.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import { ActivityIcon } from './activity-icon.tsx';
import { storeActivity } from './records.ts';

const PlanActivity = lazyComponent(async () => (await import('./plan-activity.tsx')).PlanActivity);

const composed = ['call', 'meeting', 'email', 'task'] as const satisfies readonly ActivityType[];

type Composed = (typeof composed)[number];

interface Plan {
  readonly type: Composed;
  readonly note: string;
}

/**
 * The form above an opportunity's history: it records a call in two presses, and afterwards prompts for the next
 * activity. It is open initially for users who have chosen that in their profile.
 */
export function ActivityComposer({ customerFileId }: { customerFileId: string }) {
  const { t } = useTranslation(['activity', 'labels']);
  const { has } = useAccess();
  const { newActivityMode } = useUser();
  const outcome = useTextDraft(`opportunity/${customerFileId}/outcome`);
  const isStarted = newActivityMode || outcome.hasFound;
  const [type, setType] = useState<Composed | null>(isStarted ? 'call' : null);
  const [asksNext, setAsksNext] = useState(false);
  const [plan, setPlan] = useState<Plan | null>(null);

  /** Leaves the form empty: what was written in it was saved. */
  function close(isDone: boolean): void {
    setType(null);
    setAsksNext(isDone);
    outcome.clear();
  }
  const create = useMutation({
    ...queries.activities.create.mutation(),
    onSuccess: (saved) => {
      storeActivity(saved);
      toastSuccess(t('logged'), saved.title);
      close(true);
    },
    onError: toastError,
  });
  if (!has('activity.create')) return null;

  function log(done: Composed): void {
    const title = t(`labels:activityType.${done}`);
    const startAt = currentTime().toISOString();
    create.mutate({
      body: { type: done, title, startAt, isDone: true, outcome: outcome.text, customerFileId },
    });
  }

  return (
    <>
      <Composer
        types={composed.map((one) => ({
          value: one,
          label: t(`labels:activityType.${one}`),
          icon: <ActivityIcon type={one} />,
        }))}
        type={type}
        onTypeChange={setType}
        outcome={outcome.text}
        onOutcomeChange={outcome.type}
        maxLength={2000}
        offer={outcome.offer}
        asksNext={asksNext}
        loading={create.isPending}
        onLog={log}
        onPlan={(chosen) => setPlan({ type: chosen ?? 'call', note: asksNext ? '' : outcome.text })}
        onNothing={() => setAsksNext(false)}
        className="mb-4"
      />
      {plan && (
        <PlanActivity
          customerFileId={customerFileId}
          initial={{ ...plan, title: t(`labels:activityType.${plan.type}`) }}
          onClose={(planned) => {
            setPlan(null);
            if (planned) close(false);
          }}
        />
      )}
    </>
  );
}
