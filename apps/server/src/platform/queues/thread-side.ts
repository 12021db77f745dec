import { parentPort } from 'node:worker_threads';

/** What a thread is handed, and what it makes of it; both are copied on the way. */
export interface Exchange {
  readonly job: unknown;
  readonly answer: unknown;
}

/** A thread's reply to a job: its result, or the reason why there is none. */
export type ThreadAnswer<Answer> = { readonly value: Answer } | { readonly error: string };

/** Answers the jobs that `inThread` hands to this thread. */
export function answerJobs<Of extends Exchange>(work: (job: Of['job']) => Promise<Of['answer']>): void {
  const reply = (answer: ThreadAnswer<Of['answer']>) => parentPort?.postMessage(answer);
  parentPort?.on('message', (job: Of['job']) => {
    work(job).then(
      (value) => reply({ value }),
      (error: unknown) => reply({ error: String(error) }),
    );
  });
}
