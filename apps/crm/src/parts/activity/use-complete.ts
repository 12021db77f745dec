import type { Endpoints, Input } from '@szansa/api-client/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { ownChange } from '#kit/live/changes.ts';
import { useUnanswered, pendingOf } from '#kit/live/pending-changes.ts';
import { toastSuccess } from '#kit/toasts/toasts.ts';

import { storeActivity, type Activity } from './records.ts';

function refused(error: Error, { params: { id } }: { readonly params: { readonly id: string } }): void {
  toastRefusal(error, () => ownChange('record-changed', { entity: 'activity', id }));
}

const completing = ['activities', 'complete'];

const reopening = ['activities', 'reopen'];

/**
 * Returns the optimistic value of whether an activity is done, while the change is pending because of the network.
 */
export function usePendingDone({ id }: Pick<Activity, 'id'>): boolean | undefined {
  const isCompleted =
    pendingOf(useUnanswered<Input<Endpoints['activities']['complete']>>(completing), id) !== undefined;
  const isReopened =
    pendingOf(useUnanswered<Input<Endpoints['activities']['reopen']>>(reopening), id) !== undefined;
  return isCompleted || isReopened ? isCompleted : undefined;
}

/** Marks an activity as done, and undoes that. */
export function useComplete(onDone?: (saved: Activity) => void) {
  const { t } = useTranslation('activity');
  const complete = useMutation({
    ...queries.activities.complete.mutation(),
    mutationKey: completing,
    onSuccess: (saved) => {
      storeActivity(saved);
      toastSuccess(t('completed', { title: saved.title }));
      onDone?.(saved);
    },
    onError: refused,
  });
  const reopen = useMutation({
    ...queries.activities.reopen.mutation(),
    mutationKey: reopening,
    onSuccess: (saved) => {
      storeActivity(saved);
      toastSuccess(t('reopened'));
    },
    onError: refused,
  });
  return {
    isSaving: complete.isPending || reopen.isPending,
    complete: ({ id, version }: Activity, outcome = '') =>
      complete.mutate({ params: { id }, body: { version, outcome } }),
    reopen: ({ id, version }: Activity) => reopen.mutate({ params: { id }, body: { version } }),
  };
}
