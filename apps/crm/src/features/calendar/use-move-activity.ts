import type { EventTime } from '@szansa/ui/event-calendar';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { createVersionQueue } from '#kit/api/version-queue.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { useUnanswered } from '#kit/live/pending-changes.ts';
import { toastSuccess } from '#kit/toasts/toasts.ts';
import { changedActivity, storeActivity, type Activity } from '#parts/activity/records.ts';

import type { MovedTime } from './calendar-events.ts';

interface Move {
  readonly activity: Activity;
  readonly time: EventTime;
}

const mutationKey = ['activities', 'move'];

/** An activity that is moved again before the answer does not collide with its own move. */
const queue = createVersionQueue();

/** Moves activities to another time. `moved` has those that are not saved yet, by their ids. */
export function useMoveActivity() {
  const { t } = useTranslation(['calendar', 'common']);
  const unanswered = useUnanswered<Move>(mutationKey);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ activity: { id, version, startAt, endAt }, time: { start, end } }: Move) => {
      const duration = endAt === null ? null : Date.parse(endAt) - Date.parse(startAt);
      const moved = new Date(start);
      const last = end === undefined ? duration && moved.getTime() + duration : Date.parse(end);
      const changes = {
        startAt: moved.toISOString(),
        endAt: last === null ? null : new Date(last).toISOString(),
      };
      return queue.inTurn(
        id,
        version,
        (latest) => client.activities.update({ params: { id }, body: { version: latest, changes } }),
        (saved) => saved.version,
      );
    },
    onSuccess: (saved, { activity }) => {
      storeActivity(saved);
      toastSuccess(t(saved.startAt === activity.startAt ? 'stretched' : 'moved'));
    },
    onError: (error, { activity }) => toastRefusal(error, () => changedActivity(activity)),
  });
  const movedTimes = unanswered.map(({ sent: { activity, time }, isUnconfirmed }): [string, MovedTime] => [
    activity.id,
    { ...time, unconfirmed: isUnconfirmed ? t('common:states.waiting') : undefined },
  ]);
  return {
    moved: new Map(movedTimes),
    move: (activity: Activity, time: EventTime) => mutate({ activity, time }),
  };
}
