import { answerJobs } from '#queues/thread-side.ts';
import type { ComparisonPdfContent } from './comparison-pdf/content.ts';
import { layOutComparison } from './comparison-pdf/layout.ts';
import type { OfferPdfContent } from './offer-pdf/content.ts';
import { layOutOffer } from './offer-pdf/layout.ts';
import type { RentOfferPdfContent } from './rent-offer-pdf/content.ts';
import { layOutRentOffer } from './rent-offer-pdf/layout.ts';
import type { ReportPdfContent } from './report-pdf/content.ts';
import { layOutReport } from './report-pdf/layout.ts';

/** A document to be laid out. */
type PdfJob =
  | { readonly kind: 'offer'; readonly content: OfferPdfContent }
  | { readonly kind: 'comparison'; readonly content: ComparisonPdfContent }
  | { readonly kind: 'rent'; readonly content: RentOfferPdfContent }
  | { readonly kind: 'report'; readonly content: ReportPdfContent };

export interface PdfExchange {
  readonly job: PdfJob;
  readonly answer: Uint8Array;
}

function layOut(job: PdfJob): Promise<Buffer> {
  switch (job.kind) {
    case 'offer':
      return layOutOffer(job.content);
    case 'comparison':
      return layOutComparison(job.content);
    case 'rent':
      return layOutRentOffer(job.content);
    default:
      return layOutReport(job.content);
  }
}

answerJobs<PdfExchange>(async (job) => new Uint8Array(await layOut(job)));
