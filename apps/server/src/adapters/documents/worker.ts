import { answerJobs } from '#queues/thread-side.ts';
import type { ComparisonPdfContent } from './comparison-pdf/content.ts';
import { layOutComparison } from './comparison-pdf/layout.ts';
import type { OfferPdfContent } from './offer-pdf/content.ts';
import { layOutOffer } from './offer-pdf/layout.ts';

/** A document to be laid out. */
type PdfJob =
  | { readonly kind: 'offer'; readonly content: OfferPdfContent }
  | { readonly kind: 'comparison'; readonly content: ComparisonPdfContent };

export interface PdfExchange {
  readonly job: PdfJob;
  readonly answer: Uint8Array;
}

answerJobs<PdfExchange>(async (job) => {
  const bytes = job.kind === 'offer' ? layOutOffer(job.content) : layOutComparison(job.content);
  return new Uint8Array(await bytes);
});
