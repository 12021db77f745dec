import { inThread } from '#queues/thread.ts';
import type { PdfExchange } from './worker.ts';

const limits = { name: 'document_layout', mostQueued: 40, deadlineMs: 15_000 };

/**
 * Lays a document out in a thread that all kinds share. The first call takes longer, since it starts the thread.
 * @throws 503 when too many calls are pending, or it takes longer than 15 seconds.
 */
export const layOut = inThread<PdfExchange>(new URL('./worker.ts', import.meta.url), limits);
