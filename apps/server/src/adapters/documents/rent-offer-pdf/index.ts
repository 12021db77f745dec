import { layOut } from '../thread.ts';
import { rentOfferPdfContent, type RentOfferPdfInput } from './content.ts';

/**
 * Makes the PDF of a rent offer in the requested language.
 * @throws 503 as `layOut`
 */
export function rentOfferPdf(input: RentOfferPdfInput): Promise<Uint8Array> {
  return layOut({ kind: 'rent', content: rentOfferPdfContent(input) });
}
