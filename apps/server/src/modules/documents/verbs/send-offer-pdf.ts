import type { Language } from '@szansa/domain/account';
import type { CustomerNoticeInput } from '@szansa/domain/opportunity';

import { lockedOpportunity, refuseUnlessNotified, writeToCustomer } from '#modules/opportunities';
import { storeGenerated, verb, type QueuedMail, type StaffContext } from '#platform';
import { addDocument } from '../filing.ts';
import { knownOffer, makePdf } from '../offer-pdf.ts';

/**
 * Mails the PDF of an offer to the customer. What was sent stays among the documents of the opportunity, whose timeline tells
 * how the mail ended. @throws 404, and as `writeToCustomer`
 */
export function sendOfferPdf(
  context: StaffContext,
  offerId: string,
  { language, ...notice }: CustomerNoticeInput & { readonly language: Language },
): Promise<QueuedMail> {
  return verb(context, async (work) => {
    const { customerFileId } = await knownOffer(work.db, offerId);
    refuseUnlessNotified(work.actor, await lockedOpportunity(work, customerFileId));
    // read again: it may have changed, or gone, while the opportunity was waited for
    const offer = await knownOffer(work.db, offerId);
    const { file: made, shows } = await makePdf(work, offer, language);
    const file = await storeGenerated(work, made);
    await addDocument(work, { customerFileId, type: 'offer_pdf', file, offerId, shows });
    await work.audit({
      entity: 'offer',
      entityId: offerId,
      action: 'send',
      after: { subject: notice.subject },
    });
    return writeToCustomer(work, customerFileId, { ...notice, attachmentFileId: file.id });
  });
}
