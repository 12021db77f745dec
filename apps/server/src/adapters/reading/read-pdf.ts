import type { ReadingProblem } from '@szansa/domain/reading';

import { boundedQueue } from '#queues/bounded-queue.ts';
import { ChildEnded, inChild } from '#queues/child.ts';
import type { ChildMessage, QuoteRead } from './exchange.ts';

/**
 * Memory limit of the child in megabytes, pictures and recognition included, and the milliseconds after which it is
 * ended.
 */
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
  readonly answer: QuoteRead;
}

async function readIn(file: string, signal: AbortSignal, onPage: Reading['onPage']): Promise<QuoteRead> {
  const script = new URL('./child.ts', import.meta.url);
  try {
    return await inChild<Reader>(script, [file], { mostMegabytes, signal }, (message) => {
      if (message.kind === 'read') return message;
      if (message.kind === 'refused') throw new PdfUnreadable(message.problem);
      onPage(message.done, message.total);
      return undefined;
    });
  } catch (error) {
    throw error instanceof ChildEnded ? new PdfUnreadable('too_much') : error;
  }
}

/**
 * One file at a time, since recognition uses a whole processor. A caller that waits longer than the others take gets
 * an error.
 */
const queue = boundedQueue({ name: 'quote_reading', atOnce: 1, mostQueued: 3, deadlineMs: 4 * deadlineMs });

/**
 * Returns the words of a PDF with their positions, and the values of a quote found in them. The file is read in a
 * separate process, which is ended after 60 seconds, when it needs more than 512 MB, and when `signal` aborts.
 * @throws PdfUnreadable; 503 when too many calls are pending
 */
export function readPdf(file: string, { signal, onPage }: Reading): Promise<QuoteRead> {
  return queue((queueSignal) =>
    readIn(file, AbortSignal.any([signal, queueSignal, AbortSignal.timeout(deadlineMs)]), onPage),
  );
}
