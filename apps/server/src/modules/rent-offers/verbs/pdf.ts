import type { Language } from '@szansa/domain/account';
import type { CustomerNoticeInput } from '@szansa/domain/opportunity';

import { addDocument, documentById } from '#modules/documents';
import {
  editableOpportunity,
  lockedOpportunity,
  refuseUnlessNotified,
  writeToCustomer,
} from '#modules/opportunities';
import {
  invalid,
  storeGenerated,
  queueMail,
  Refusal,
  verb,
  type QueuedMail,
  type StaffContext,
  type StaffWork,
} from '#platform';
import { readableRentOffer, writableRentOffer } from '../access.ts';
import { makePdf } from '../pdf.ts';
import { insertMailedFile, type RentOfferRow } from '../queries.ts';

/** Makes the PDF, stores it and files it under the opportunity. @throws 413 when the storage quota is exceeded */
async function filed(work: StaffWork, row: RentOfferRow, customerFileId: string, language: Language) {
  const { file: made, shows } = await makePdf(work, row, language);
  const file = await storeGenerated(work, made);
  return { file, documentId: await addDocument(work, { customerFileId, type: 'offer_pdf', file, shows }) };
}

/** Files the PDF under the opportunity. @throws 404, 409 `wrong_state` for one of none, and as `editableOpportunity` */
export function saveRentOfferPdf(context: StaffContext, id: string, language: Language) {
  return verb(context, async (work) => {
    const row = await readableRentOffer(work, id);
    const { customerFileId } = row;
    if (customerFileId === null) throw new Refusal('wrong_state');
    await editableOpportunity(work, customerFileId);
    const { documentId } = await filed(work, row, customerFileId, language);
    return documentById(work, documentId);
  });
}

type RentOfferMail = CustomerNoticeInput & { readonly language: Language };

/** Mails one of an opportunity to its customer. @throws as `writeToCustomer` */
async function sendToCustomer(
  work: StaffWork,
  row: RentOfferRow,
  customerFileId: string,
  { language, ...notice }: RentOfferMail,
): Promise<QueuedMail> {
  refuseUnlessNotified(work.actor, await lockedOpportunity(work, customerFileId));
  const { file } = await filed(work, row, customerFileId, language);
  return writeToCustomer(work, customerFileId, { ...notice, attachmentFileId: file.id });
}

/**
 * Mails a rent offer without an opportunity to any address; replies go to the actor. @throws 403 for another user's
 */
async function sendToAnyone(
  work: StaffWork,
  id: string,
  { to, subject, text, language }: RentOfferMail,
): Promise<QueuedMail> {
  if (to === undefined) throw invalid({ path: 'to', code: 'required' });
  const row = await writableRentOffer(work, id);
  const { file: made } = await makePdf(work, row, language);
  const { id: attachmentFileId } = await storeGenerated(work, made);
  await insertMailedFile(work.db, id, attachmentFileId);
  const { userId, email: replyTo } = work.actor;
  const about = { entity: 'rent_offer_pdf', id } as const;
  return queueMail(work, {
    kind: 'customer_notice',
    userId,
    to,
    subject,
    text,
    replyTo,
    about,
    attachmentFileId,
  });
}

/**
 * Mails the PDF. With an opportunity, the sent file remains in its documents, and its timeline shows whether the mail
 * was delivered. @throws 404, as `writeToCustomer` for one of an opportunity, 403 for another user's without one
 */
export function sendRentOffer(context: StaffContext, id: string, mail: RentOfferMail): Promise<QueuedMail> {
  return verb(context, async (work) => {
    const row = await readableRentOffer(work, id);
    const { customerFileId } = row;
    const queued =
      customerFileId === null
        ? await sendToAnyone(work, id, mail)
        : await sendToCustomer(work, row, customerFileId, mail);
    await work.audit({
      entity: 'rent_offer_pdf',
      entityId: id,
      action: 'send',
      after: { to: mail.to ?? null, subject: mail.subject },
    });
    return queued;
  });
}
