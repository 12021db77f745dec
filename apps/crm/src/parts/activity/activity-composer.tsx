import type { ActivityType } from '@szansa/domain/activity';
import { Button } from '@szansa/ui/button';
import { laterComponent } from '@szansa/ui/later';
import { TextareaField } from '@szansa/ui/textarea';
import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useTextDraft } from '#kit/drafts/use-text-draft.tsx';
import { useAccess, useUser } from '#kit/session/session-atoms.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import { ActivityIcon } from './activity-icon.tsx';
import { keepActivity } from './records.ts';

const PlanActivity = laterComponent(async () => (await import('./plan-activity.tsx')).PlanActivity);

const composed = ['call', 'meeting', 'email', 'task'] as const satisfies readonly ActivityType[];

interface Plan {
  readonly type: ActivityType;
  readonly note: string;
}

/**
 * What is noted above the history of an opportunity: a call in two presses. Once something was done, it asks what comes
 * next. Who has chosen so in their profile finds it open.
 */
export function ActivityComposer({ customerFileId }: { customerFileId: string }) {
  const { t } = useTranslation(['activity', 'labels']);
  const { has } = useAccess();
  const { newActivityMode } = useUser();
  const outcome = useTextDraft(`opportunity/${customerFileId}/outcome`);
  const isBegun = newActivityMode || outcome.hasFound;
  const [type, setType] = useState<ActivityType | null>(isBegun ? 'call' : null);
  const [asksNext, setAsksNext] = useState(false);
  const [plan, setPlan] = useState<Plan | null>(null);
  const create = useMutation({
    ...queries.activities.create.mutation(),
    onSuccess: (saved) => {
      keepActivity(saved);
      toastSuccess(t('composer.logged'), saved.title);
      outcome.clear();
      setType(null);
      setAsksNext(true);
    },
    onError: toastError,
  });
  if (!has('activity.create')) return null;

  function log(done: ActivityType): void {
    const title = t(`labels:activityType.${done}`);
    const startAt = new Date().toISOString();
    create.mutate({
      body: { type: done, title, startAt, isDone: true, outcome: outcome.text, customerFileId },
    });
  }

  return (
    <section
      aria-label={t('composer.label')}
      className="mb-4 rounded-large border border-border bg-surface p-3"
    >
      {asksNext && <p className="mb-2 font-medium">{t('composer.whatNext')}</p>}
      <div className="flex flex-wrap gap-1.5">
        {composed.map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === type ? 'secondary' : 'ghost'}
            aria-pressed={one === type}
            icon={<ActivityIcon type={one} />}
            onClick={() => {
              if (asksNext) setPlan({ type: one, note: '' });
              else setType(one === type ? null : one);
            }}
          >
            {t(`labels:activityType.${one}`)}
          </Button>
        ))}
        {asksNext ? (
          <Button size="small" variant="ghost" onClick={() => setAsksNext(false)}>
            {t('composer.nothing')}
          </Button>
        ) : (
          <Button
            size="small"
            variant="ghost"
            icon={<CalendarPlus aria-hidden />}
            onClick={() => setPlan({ type: type ?? 'call', note: outcome.text })}
          >
            {t('composer.plan')}
          </Button>
        )}
      </div>
      {type && !asksNext && (
        <form
          className="mt-3 space-y-2"
          onSubmit={(event) => {
            event.preventDefault();
            log(type);
          }}
        >
          {outcome.offer}
          <TextareaField
            label={t('composer.outcome')}
            maxLength={2000}
            rows={2}
            value={outcome.text}
            onChange={(event) => outcome.type(event.target.value)}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => setPlan({ type, note: outcome.text })}>{t('composer.later')}</Button>
            <Button type="submit" variant="primary" progress={create.isPending}>
              {t('composer.log')}
            </Button>
          </div>
        </form>
      )}
      {plan && (
        <PlanActivity
          customerFileId={customerFileId}
          begin={{ ...plan, title: t(`labels:activityType.${plan.type}`) }}
          onClose={(planned) => {
            setPlan(null);
            if (!planned) return;
            setAsksNext(false);
            setType(null);
            outcome.clear();
          }}
        />
      )}
    </section>
  );
}
