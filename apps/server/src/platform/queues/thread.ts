import { Worker } from 'node:worker_threads';

import { Refusal } from '../refusal.ts';
import { boundedQueue, type QueueLimits } from './bounded-queue.ts';
import type { Exchange, ThreadAnswer } from './thread-side.ts';

async function request<Of extends Exchange>(
  worker: Worker,
  job: Of['job'],
  signal: AbortSignal,
): Promise<Of['answer']> {
  const { promise, resolve, reject } = Promise.withResolvers<Of['answer']>();
  const settle = (answer: ThreadAnswer<Of['answer']>) => {
    if ('value' in answer) resolve(answer.value);
    else reject(new Error(answer.error));
  };
  const stopped = () => reject(signal.aborted ? new Refusal('unavailable') : new Error('a thread stopped'));
  const stop = () => void worker.terminate();
  worker.on('message', settle).on('error', reject).on('exit', stopped);
  signal.addEventListener('abort', stop);
  try {
    worker.postMessage(job);
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    worker.off('message', settle).off('error', reject).off('exit', stopped);
  }
}

interface ThreadLimits extends QueueLimits {
  /** Memory for what it makes, in megabytes; a thread that needs more is ended, and the next call starts another. */
  readonly memoryMb?: number;
}

/**
 * Returns a function that runs `script` in a thread, one job after another, so that requests are not blocked. The
 * thread starts with the first call. If it does not reply in time it is ended, and the next call starts another one.
 * @throws 503 when too many are queued, or the deadline comes first.
 */
export function inThread<Of extends Exchange>(
  script: URL,
  { memoryMb, ...limits }: ThreadLimits,
): (job: Of['job']) => Promise<Of['answer']> {
  const queue = boundedQueue({ ...limits, atOnce: 1 });
  let current: Worker | null = null;

  function open(): Worker {
    const resourceLimits = memoryMb === undefined ? {} : { maxOldGenerationSizeMb: memoryMb };
    const started = new Worker(script, { resourceLimits });
    const discard = () => {
      if (current === started) current = null;
    };
    // an error outside of a job must not end the process
    started.on('error', discard).on('exit', discard);
    return started;
  }

  return (job) =>
    queue(async (signal) => {
      const worker = (current ??= open());
      worker.ref();
      try {
        return await request<Of>(worker, job, signal);
      } catch (error) {
        if (signal.aborted) current = null;
        throw error;
      } finally {
        // an idle thread must not prevent the process from ending
        worker.unref();
      }
    });
}
