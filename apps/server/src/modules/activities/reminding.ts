import { z } from 'zod';

import { notify } from '#modules/notifications';
import { jobKind, verb, type Context, type Work } from '#platform';
import { activityReminder } from './notifications.ts';
import { claimDue } from './queries.ts';

/** Reminders delivered in one transaction. */
const atOnce = 200;

/** Delivers reminders that are due, each once: taking them and telling of them is one transaction. */
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
 * Reminds of activities. One run delivers all that is due, so one job a second of the clock is enough; a run every minute
 * finds what was planned while the job of its second was already at work. What a server that died left undone is told as
 * the next one starts: the jobs of the dead are given up later.
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

/** Has somebody reminded at an instant; a moment that has passed comes at once. */
export async function enqueueReminder(work: Work, due: Date | null): Promise<void> {
  if (due === null) return;
  const seconds = Math.max(0, Math.ceil((due.getTime() - Date.now()) / 1000));
  const key = new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19);
  await work.platform.jobs.enqueue(work, remindOfActivities, {}, { key, afterSeconds: seconds });
}
