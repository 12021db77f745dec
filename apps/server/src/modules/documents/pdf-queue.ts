import { boundedQueue } from '#platform';

/**
 * Queue of PDFs that are filed or mailed: each uses a database connection while it is laid out, so only few run at
 * once. As many may be queued as PDFs that are only shown: queued calls count among the requests that the server has
 * accepted.
 */
export const pdfQueue = boundedQueue({ name: 'documents', atOnce: 3, mostQueued: 40, deadlineMs: 15_000 });
