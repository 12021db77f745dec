import { inThread } from '#queues/thread.ts';
import type { FormExchange } from './worker.ts';

export type { FormAnswer, FormJob } from './form.ts';
export { wordForm } from './word-form.ts';

const limits = { mostWaiting: 6, deadlineMs: 15_000, memoryMb: 512 };

/**
 * Names the fields of a form, and fills them where values are given.
 * @returns null for a form that cannot be read: damaged, encrypted or too large unpacked.
 * @throws 503 when too many wait for theirs, or it takes longer than 15 seconds.
 */
export const workOnForm = inThread<FormExchange>(new URL('./worker.ts', import.meta.url), limits);
