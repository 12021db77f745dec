import type { EventTime } from '@szansa/ui/event-calendar';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { toastSuccess } from '#kit/toasts/toasts.ts';
import { changedActivity, keepActivity, type Activity } from '#parts/activity/records.ts';

interface Move {
  readonly activity: Activity;
  readonly time: EventTime;
}

const mutationKey = ['activities', 'move'];

const isMove = (value: unknown): value is Move =>
  typeof value === 'object' && value !== null && 'activity' in value && 'time' in value;

/** Moves activities to another time. `moved` has those that are not saved yet, by their ids. */
export function useMoveActivity() {
  const { t } = useTranslation('calendar');
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ activity: { id, version, startAt, endAt }, time: { start, end } }: Move) => {
      const takes = endAt === null ? null : Date.parse(endAt) - Date.parse(startAt);
      const moved = new Date(start);
      const last = end === undefined ? takes && moved.getTime() + takes : Date.parse(end);
      const changes = {
        startAt: moved.toISOString(),
        endAt: last === null ? null : new Date(last).toISOString(),
      };
      return client.activities.update({ params: { id }, body: { version, changes } });
    },
    onSuccess: (saved) => {
      keepActivity(saved);
      toastSuccess(t('moved'));
    },
    onError: (error, { activity }) => toastRefusal(error, () => changedActivity(activity)),
  });
  return {
    moved: new Map(pending.filter(isMove).map(({ activity, time }) => [activity.id, time])),
    move: (activity: Activity, time: EventTime) => mutate({ activity, time }),
  };
}
