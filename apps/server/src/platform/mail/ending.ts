import { z } from 'zod';

import type { Work } from '../context.ts';
import { jobKind, type JobKind } from '../jobs/job-kind.ts';
import type { JobPlan } from '../jobs/job-plan.ts';
import { verb } from '../verb.ts';
import { claimEnded, type EndedMail } from './mail-queries.ts';

/**
 * A subscriber, called in its own transaction when the mail server accepted a record's mail, or it failed for good or
 * expired.
 */
export type MailEnded = (work: Work, mail: EndedMail) => Promise<void>;

const data = z.object({ mailId: z.uuid() });

const mailEndPlan: JobPlan<typeof data> = {
  name: 'mail.ended',
  data,
  policy: 'exclusive',
  retry: { limit: 20, delaySeconds: 10, maxDelaySeconds: 1800 },
  punctuality: 60,
};

/** Enqueues the notification of a mail's record, in the transaction that ends the mail. */
export function enqueueEnd(work: Work, mailId: string): Promise<boolean> {
  return work.platform.jobs.enqueue(work, mailEndPlan, { mailId }, { key: mailId });
}

/**
 * Returns the job that notifies modules of the result of a mail about their record: once, even if the job runs
 * repeatedly.
 */
export function mailEndJob(subscribers: readonly MailEnded[]): JobKind<typeof data> {
  return jobKind({
    ...mailEndPlan,
    run: (context, job) =>
      verb(context, async (work) => {
        const mail = await claimEnded(work.db, job.data.mailId);
        if (!mail) return;
        for (const subscriber of subscribers) await subscriber(work, mail);
      }),
  });
}
