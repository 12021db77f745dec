import { inThread } from '#queues/thread.ts';
import type { ReadingExchange } from './worker.ts';

/** A mail that takes longer, or more memory, is none that a person has written. */
const limits = { mostQueued: 20, deadlineMs: 60_000, memoryMb: 512 };

const worker = new URL('./worker.ts', import.meta.url);

/** Reads a mail in a thread of its own. @throws when it takes too long or too much memory, or too many wait. */
export const readMailInThread = inThread<ReadingExchange>(worker, limits);

/** The same for somebody who waits, in another thread: neither they nor mails that come hold up the other. */
export const readMailForReader = inThread<ReadingExchange>(worker, {
  ...limits,
  mostQueued: 10,
  deadlineMs: 20_000,
});
