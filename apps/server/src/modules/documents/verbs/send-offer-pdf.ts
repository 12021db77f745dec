import type { Language } from '@szansa/domain/account';
import type { CustomerNoticeInput } from '@szansa/domain/opportunity';

import { lockedOpportunity, refuseUnlessNotified, writeToCustomer } from '#modules/opportunities';
import { storeGenerated, verb, type QueuedMail, type StaffContext } from '#platform';
import { addDocument } from '../filing.ts';
import { knownOffer, makePdf } from '../offer-pdf.ts';

/**
 * Mails the PDF of an offer to the customer. The sent file remains in the documents of the opportunity, whose timeline
 * shows whether the mail was delivered. @throws 404, and as `writeToCustomer`
 */
export function sendOfferPdf(
  context: StaffContext,
  offerId: string,
  { language, ...notice }: CustomerNoticeInput & { readonly language: Language },
): Promise<QueuedMail> {
  return verb(context, async (work) => {
    const { customerFileId } = await knownOffer(work.db, offerId);
    refuseUnlessNotified(work.actor, await lockedOpportunity(work, customerFileId));
    // fetched again: it may have been changed or deleted while this call waited for the lock of the opportunity
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
