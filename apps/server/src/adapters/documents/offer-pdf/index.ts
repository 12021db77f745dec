import { layOut } from '../thread.ts';
import { offerPdfContent, type OfferPdfInput } from './content.ts';

export type { OfferPdfInput } from './content.ts';

/**
 * Makes the PDF of an offer in the requested language.
 * @throws 503 as `layOut`
 */
export function offerPdf(input: OfferPdfInput): Promise<Uint8Array> {
  return layOut({ kind: 'offer', content: offerPdfContent(input) });
}
