import { inThread } from '#queues/thread.ts';
import type { ReadingExchange } from './worker.ts';

/** Limits of one mail: a mail that a person has written needs less time and memory. */
const limits = { name: 'mail_import', mostQueued: 20, deadlineMs: 60_000, memoryMb: 512 };

const worker = new URL('./worker.ts', import.meta.url);

/**
 * Reads a mail in a separate thread. @throws when it takes too long or too much memory, or too many calls are
 * pending.
 */
export const readMailInThread = inThread<ReadingExchange>(worker, limits);

/**
 * As `readMailInThread`, in a second thread for a user who waits: users and incoming mails do not delay each other.
 */
export const readMailForReader = inThread<ReadingExchange>(worker, {
  ...limits,
  name: 'mail_view',
  mostQueued: 10,
  deadlineMs: 20_000,
});
