import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

import type { ReadingProblem, ReadPage } from '@szansa/domain/reading';

import { boundedQueue } from '#queues/bounded-queue.ts';
import type { ChildMessage } from './exchange.ts';

/** Megabytes the child may take, its pictures and recognition included, and milliseconds until it is ended. */
const mostMegabytes = 512;
const deadlineMs = 60_000;
const lookedAtMs = 250;

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

/** Ends a child that takes too much memory. Linux tells how much it has; elsewhere the heap alone is bounded. */
function watchMemory(child: ChildProcess, tooMuch: () => void): NodeJS.Timeout {
  const pageBytes = 4096;
  const look = async () => {
    const text = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '0 0');
    if (Number(text.split(' ')[1]) * pageBytes > mostMegabytes * 1024 * 1024) tooMuch();
  };
  return setInterval(() => void look(), lookedAtMs);
}

async function inChild(file: string, signal: AbortSignal, onPage: Reading['onPage']): Promise<ReadPage[]> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadPage[]>();
  const child = fork(new URL('./child.ts', import.meta.url), [file], {
    // it reads files of strangers: of the server's surroundings it is given nothing
    env: { NODE_ENV: 'production' },
    execArgv: [`--max-old-space-size=${mostMegabytes}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const fail = (problem: ReadingProblem) => reject(new PdfUnreadable(problem));
  const stop = () => child.kill('SIGKILL');
  const tooMuch = () => {
    fail('too_much');
    stop();
  };
  child.on('message', (message: ChildMessage) => {
    if (message.kind === 'page') onPage(message.done, message.total);
    else if (message.kind === 'read') resolve([...message.pages]);
    else fail(message.problem);
  });
  child.on('error', reject).on('exit', () => fail('too_much'));
  signal.addEventListener('abort', tooMuch, { once: true });
  if (signal.aborted) tooMuch();
  const watch = watchMemory(child, tooMuch);
  try {
    return await promise;
  } finally {
    clearInterval(watch);
    signal.removeEventListener('abort', tooMuch);
    stop();
  }
}

/** One at a time: recognition takes a processor. Who waits longer than others read is told so. */
const queue = boundedQueue({ atOnce: 1, mostWaiting: 3, deadlineMs: 4 * deadlineMs });

/**
 * The words of a PDF and where they stand, read in a process of its own, which is ended after 60 seconds, with 512 MB, and when
 * `signal` says so.
 * @throws PdfUnreadable; 503 when too many wait
 */
export function readPdf(file: string, { signal, onPage }: Reading): Promise<ReadPage[]> {
  return queue((waited) =>
    inChild(file, AbortSignal.any([signal, waited, AbortSignal.timeout(deadlineMs)]), onPage),
  );
}
