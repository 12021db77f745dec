import { boundedQueue } from '#platform';

/**
 * PDFs that are filed or mailed: each holds a connection to the database while it is laid out, so there are few at once. As
 * many wait as for those that are only shown: whoever waits counts among the requests the server has taken in.
 */
export const pdfQueue = boundedQueue({ atOnce: 3, mostQueued: 40, deadlineMs: 15_000 });
