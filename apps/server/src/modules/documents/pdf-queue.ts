import { boundedQueue } from '#platform';

/** PDFs that are filed or mailed: each holds a connection to the database while it is laid out, so there are few at once. */
export const pdfQueue = boundedQueue({ atOnce: 3, mostWaiting: 100, deadlineMs: 60_000 });
