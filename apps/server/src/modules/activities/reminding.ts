import { z } from 'zod';

import { notify } from '#modules/notifications';
import { jobKind, verb, type Context, type Work } from '#platform';
import { activityReminder } from './notifications.ts';
import { claimDue } from './queries.ts';

/** Reminders delivered in one transaction. */
const atOnce = 200;

/** Delivers due reminders exactly once: they are claimed and the notifications are created in one transaction. */
async function deliver(work: Work): Promise<number> {
  const due = await claimDue(work.db, atOnce);
  await notify(
    work,
    activityReminder,
    due.map(({ id, type, title, startAt, workerId, customerFileId }) => ({
      to: [workerId],
      recordId: customerFileId,
      content: { kind: 'activity_reminder', type, title, startAt: startAt.toISOString() },
      key: `activity/${id}/${startAt.toISOString()}`,
    })),
  );
  return due.length;
}

/**
 * Job that reminds of activities. One run delivers all due reminders, so one job per second is enough; a run every
 * minute finds those planned while the job of their second was already running. Reminders that a crashed server left
 * undelivered are delivered when the next one starts: the jobs of the crashed server expire only later.
 */
export const remindOfActivities = jobKind({
  name: 'activity.remind',
  data: z.object({}),
  policy: 'short',
  retry: { limit: 20, delaySeconds: 1, maxDelaySeconds: 60 },
  punctuality: 2,
  isMadeAtStart: true,
  schedule: '* * * * *',
  run: async (context: Context, { signal }) => {
    while (!signal.aborted && (await verb(context, deliver)) === atOnce);
  },
});

/** Schedules a reminder for an instant; one in the past is delivered at once. */
export async function enqueueReminder(work: Work, due: Date | null): Promise<void> {
  if (due === null) return;
  const seconds = Math.max(0, Math.ceil((due.getTime() - Date.now()) / 1000));
  const key = new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19);
  await work.platform.jobs.enqueue(work, remindOfActivities, {}, { key, afterSeconds: seconds });
}
