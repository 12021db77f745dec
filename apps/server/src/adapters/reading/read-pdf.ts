import type { ReadingProblem, ReadPage } from '@szansa/domain/reading';

import { boundedQueue } from '#queues/bounded-queue.ts';
import { ChildEnded, inChild } from '#queues/child.ts';
import type { ChildMessage } from './exchange.ts';

/** Megabytes the child may take, its pictures and recognition included, and milliseconds until it is ended. */
const mostMegabytes = 512;
const deadlineMs = 60_000;

/** A file that is not read, and why. */
export class PdfUnreadable extends Error {
  readonly problem: ReadingProblem;

  constructor(problem: ReadingProblem) {
    super(problem);
    this.problem = problem;
  }
}

interface Reading {
  readonly signal: AbortSignal;
  readonly onPage: (done: number, total: number) => void;
}

interface Reader {
  readonly message: ChildMessage;
  readonly answer: ReadPage[];
}

async function pagesOf(file: string, signal: AbortSignal, onPage: Reading['onPage']): Promise<ReadPage[]> {
  const script = new URL('./child.ts', import.meta.url);
  try {
    return await inChild<Reader>(script, [file], { mostMegabytes, signal }, (message) => {
      if (message.kind === 'read') return [...message.pages];
      if (message.kind === 'refused') throw new PdfUnreadable(message.problem);
      onPage(message.done, message.total);
      return undefined;
    });
  } catch (error) {
    throw error instanceof ChildEnded ? new PdfUnreadable('too_much') : error;
  }
}

/** One at a time: recognition takes a processor. Who waits longer than others read is told so. */
const queue = boundedQueue({ atOnce: 1, mostQueued: 3, deadlineMs: 4 * deadlineMs });

/**
 * The words of a PDF and where they stand, read in a process of its own, which is ended after 60 seconds, with 512 MB, and when
 * `signal` says so.
 * @throws PdfUnreadable; 503 when too many wait
 */
export function readPdf(file: string, { signal, onPage }: Reading): Promise<ReadPage[]> {
  return queue((queueSignal) =>
    pagesOf(file, AbortSignal.any([signal, queueSignal, AbortSignal.timeout(deadlineMs)]), onPage),
  );
}
