import type { Language } from '@szansa/domain/account';

import { editableOpportunity } from '#modules/opportunities';
import { storeGenerated, verb, type StaffContext } from '#platform';
import { documentById } from '../answers.ts';
import { addDocument } from '../filing.ts';
import { knownOffer, makePdf } from '../offer-pdf.ts';

/** Makes the PDF and files it under the opportunity. @throws 404, and as `editableOpportunity` */
export async function saveOfferPdf(context: StaffContext, offerId: string, language: Language) {
  return verb(context, async (work) => {
    const offer = await knownOffer(work.db, offerId);
    await editableOpportunity(work, offer.customerFileId);
    const { file: made, shows } = await makePdf(work, offer, language);
    const file = await storeGenerated(work, made);
    const { customerFileId } = offer;
    const document = { customerFileId, type: 'offer_pdf', file, offerId, shows } as const;
    return documentById(work, await addDocument(work, document));
  });
}
