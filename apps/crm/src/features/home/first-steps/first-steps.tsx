import type { Data, Endpoints } from '@szansa/api-client/client';
import type { FirstStepName } from '@szansa/domain/setup';
import { Button } from '@szansa/ui/button';
import { classes } from '@szansa/ui/classes';
import { TextLink } from '@szansa/ui/link';
import { useMutation } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { CircleCheck, Circle } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries, queryClient } from '#kit/api/api.ts';
import { toastError, toastUndoable } from '#kit/toasts/toasts.ts';
import { StarterListsButton } from '#parts/starter-lists/starter-lists-button.tsx';

import { useSetup } from './use-setup.ts';

type Setup = Data<Endpoints['setup']['get']>;

const show = (setup: Setup) => queryClient.setQueryData(queries.setup.get.query().queryKey, setup);

/** Where each step is done; the starter lists are added in their place, a finished set-up has no page. */
const places = {
  setup: { to: '/setup' },
  people: { to: '/admin', search: { new: 'person' } },
  banks: { to: '/banks', search: { new: 'bank' } },
  customers: { to: '/customers/import' },
  documents: { to: '/settings', search: { section: 'documents' } },
} as const satisfies Record<Exclude<FirstStepName, 'starter_lists'>, LinkProps>;

function Step({ step, isDone }: Setup['firstSteps'][number]) {
  const { t } = useTranslation('firstSteps');
  const name = t(`steps.${step}.name`);
  return (
    <li className="flex gap-2.5 py-2">
      <span className={classes('mt-0.5 [&_svg]:size-4', isDone ? 'text-success' : 'text-text-muted')}>
        {isDone ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
      </span>
      <div className="min-w-0 flex-1">
        {step === 'starter_lists' || (step === 'setup' && isDone) ? (
          <span className="font-medium">{name}</span>
        ) : (
          <TextLink asChild>
            <Link {...places[step]}>{name}</Link>
          </TextLink>
        )}
        {isDone && <span className="sr-only"> {t('done')}</span>}
        <p className="text-small text-text-muted">{t(`steps.${step}.hint`)}</p>
        {step === 'starter_lists' && !isDone && (
          <div className="mt-1.5">
            <StarterListsButton size="small" />
          </div>
        )}
      </div>
    </li>
  );
}

/** What administrators of a new agency do first, until all of it is done or one of them dismisses it. */
export function FirstSteps() {
  const { t } = useTranslation('firstSteps');
  const titleId = useId();
  const setup = useSetup();
  const dismiss = useMutation({
    ...queries.setup.dismissFirstSteps.mutation(),
    onSuccess: (hidden) => {
      show(hidden);
      toastUndoable(
        t('dismissed'),
        async () => show(await client.setup.dismissFirstSteps({ body: { isDismissed: false } })),
        t('undo'),
      );
    },
    onError: toastError,
  });
  const steps = setup.data?.firstSteps ?? [];
  if (steps.length === 0) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section
      aria-labelledby={titleId}
      className="mt-6 rounded-large border border-border bg-surface px-4 py-3 shadow-small"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={titleId} className="font-semibold">
          {t('title')}
        </h2>
        <p className="flex-1 text-small text-text-muted">{t('progress', { done, all: steps.length })}</p>
        <Button
          size="small"
          variant="ghost"
          loading={dismiss.isPending}
          onClick={() => dismiss.mutate({ body: { isDismissed: true } })}
        >
          {t('dismiss')}
        </Button>
      </div>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {steps.map((one) => (
          <Step key={one.step} {...one} />
        ))}
      </ul>
    </section>
  );
}
