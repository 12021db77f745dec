import { inThread } from '#queues/thread.ts';
import { offerPdfContent, type OfferPdfInput } from './content.ts';
import type { OfferPdfExchange } from './worker.ts';

export type { OfferPdfInput } from './content.ts';

/** Those who wait may hold a connection to the database, of which there are a few. */
const limits = { mostWaiting: 6, deadlineMs: 15_000 };

const layOut = inThread<OfferPdfExchange>(new URL('./worker.ts', import.meta.url), limits);

/**
 * Makes the PDF of an offer, in the language asked for. The first one takes longer: it starts the thread.
 * @throws 503 when too many wait for theirs, or it takes longer than 15 seconds.
 */
export function offerPdf(input: OfferPdfInput): Promise<Uint8Array> {
  return layOut(offerPdfContent(input));
}
