import { currentTime } from '@szansa/ui/clock';
import { useState } from 'react';

import type { Activity } from './records.ts';
import { usePendingDone } from './use-complete.ts';

/** How an activity stands; what was marked here without a network counts already. */
export function useActivityState(activity: Activity) {
  const { startAt, endAt, doneAt } = activity;
  const [now] = useState(() => currentTime().getTime());
  const waiting = usePendingDone(activity);
  const isDone = waiting ?? doneAt !== null;
  return {
    isDone,
    /** The server does not know of it yet. */
    isWaiting: waiting !== undefined,
    isOverdue: !isDone && Date.parse(endAt ?? startAt) < now,
  };
}
