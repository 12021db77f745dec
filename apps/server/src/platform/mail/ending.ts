import { z } from 'zod';

import type { Work } from '../context.ts';
import { jobKind, type JobKind } from '../jobs/job-kind.ts';
import type { JobPlan } from '../jobs/job-plan.ts';
import { verb } from '../verb.ts';
import { claimEnded, type EndedMail } from './mail-queries.ts';

/** Hears, in a work of its own, that a mail about a record was taken by the mail server, failed for good or expired. */
export type MailEnded = (work: Work, mail: EndedMail) => Promise<void>;

const data = z.object({ mailId: z.uuid() });

const mailEndPlan: JobPlan<typeof data> = {
  name: 'mail.ended',
  data,
  policy: 'exclusive',
  retry: { limit: 20, delaySeconds: 10, maxDelaySeconds: 1800 },
  punctuality: 60,
};

/** Has the record told that a mail is about: in the transaction in which the mail ended. */
export function enqueueEnd(work: Work, mailId: string): Promise<boolean> {
  return work.platform.jobs.enqueue(work, mailEndPlan, { mailId }, { key: mailId });
}

/** Tells the modules how a mail about one of their records ended: once, however often the job runs. */
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
