import { currentTime } from '@szansa/ui/clock';
import { useState } from 'react';

import type { Activity } from './records.ts';
import { usePendingDone } from './use-complete.ts';

/** Returns the state of an activity, including changes made offline. */
export function useActivityState(activity: Activity) {
  const { startAt, endAt, doneAt } = activity;
  const [now] = useState(() => currentTime().getTime());
  const unconfirmed = usePendingDone(activity);
  const isDone = unconfirmed ?? doneAt !== null;
  return {
    isDone,
    /** The server does not know of it yet. */
    isUnconfirmed: unconfirmed !== undefined,
    isOverdue: !isDone && Date.parse(endAt ?? startAt) < now,
  };
}
