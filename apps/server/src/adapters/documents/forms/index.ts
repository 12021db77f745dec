import { boundedQueue } from '#queues/bounded-queue.ts';
import { ChildEnded, inChild } from '#queues/child.ts';
import type { FormAnswer, FormJob, FormMessage } from './form.ts';

export type { FormAnswer, FormJob } from './form.ts';
export { wordForm } from './word-form.ts';

/** Memory limit of the process in megabytes: a form that needs more ends the process. */
const mostMegabytes = 384;

const queue = boundedQueue({ name: 'bank_forms', atOnce: 1, mostQueued: 6, deadlineMs: 15_000 });

interface Filling {
  readonly message: FormMessage;
  readonly answer: { readonly answer: FormAnswer | null };
}

/**
 * Lists the fields of a form, and fills them where values are given. The form is processed in a separate process with
 * 384 MB.
 * @returns null for a form that cannot be read: damaged, encrypted, or too large unpacked.
 * @throws 503 when too many jobs are pending.
 */
export function workOnForm(job: FormJob): Promise<FormAnswer | null> {
  const script = new URL('./child.ts', import.meta.url);
  return queue(async (signal) => {
    try {
      const answerOf = (message: FormMessage) => {
        if ('error' in message) throw new Error(message.error);
        return message;
      };
      return (await inChild<Filling>(script, [], { mostMegabytes, signal }, answerOf, job)).answer;
    } catch (error) {
      if (error instanceof ChildEnded) return null;
      throw error;
    }
  });
}
