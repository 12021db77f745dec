import { boundedQueue, verb, type StaffContext, type StaffWork } from '#platform';

/** Those who wait may hold a connection to the database, of which there are a few: calls with a key begin with one. */
const fewAtOnce = boundedQueue({ atOnce: 3, mostWaiting: 6, deadlineMs: 15_000 });

/**
 * A verb that lays a PDF out in its transaction, a few at once. PDFs that are only shown hold no connection and wait in a
 * longer row.
 * @throws 503 when too many wait, or it takes longer than 15 seconds.
 */
export function pdfVerb<Answer>(
  context: StaffContext,
  work: (work: StaffWork) => Promise<Answer>,
): Promise<Answer> {
  return fewAtOnce(() => verb(context, work));
}
