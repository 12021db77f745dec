import { answerJobs } from '#queues/thread-side.ts';
import type { OfferPdfContent } from './content.ts';
import { layOutOffer } from './layout.ts';

export interface OfferPdfExchange {
  readonly job: OfferPdfContent;
  readonly answer: Uint8Array;
}

answerJobs<OfferPdfExchange>(async (content) => new Uint8Array(await layOutOffer(content)));
