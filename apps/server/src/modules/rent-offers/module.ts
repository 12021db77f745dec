import type { Language } from '@szansa/domain/account';
import type { CustomerNoticeInput } from '@szansa/domain/opportunity';
import {
  changedRentOffer,
  newRentOffer,
  rentOfferFields,
  rentOfferPatch,
  type RentOfferFields,
  type RentOfferInput,
  type RentOfferPatch,
} from '@szansa/domain/rent-offer';
import { v7 as uuidv7 } from 'uuid';

import { addDocument, documentById, pdfQueue } from '#modules/documents';
import {
  editableOpportunity,
  lockedOpportunity,
  refuseUnlessNotified,
  writeToCustomer,
} from '#modules/opportunities';
import {
  changeRecord,
  dropFile,
  invalid,
  listAnswer,
  queueMail,
  Refusal,
  refuseStaleRemoval,
  storeGenerated,
  verb,
  type Module,
  type QueuedMail,
  type StaffContext,
  type StaffWork,
} from '#platform';
import { readableRentOffer, refuseUnlessWritten, writableRentOffer } from './access.ts';
import {
  emitRentOffer,
  rentOfferById,
  rentOfferReaders,
  rentOffersFound,
  type RentOfferAnswer,
} from './answers.ts';
import { rentOffersDemo } from './demo.ts';
import { makePdf, previewRentOfferPdf } from './pdf.ts';
import {
  deleteRentOffer,
  insertMailedFile,
  insertRentOffer,
  listMailedFiles,
  updateRentOffer,
  type RentOfferRow,
} from './queries.ts';

/** Writes a rent offer down, of an opportunity or of none. @throws as `refuseUnlessWritten` */
async function addRentOffer(
  work: StaffWork,
  customerFileId: string | null,
  fields: RentOfferFields,
): Promise<RentOfferAnswer> {
  await refuseUnlessWritten(work, customerFileId);
  const id = uuidv7();
  await insertRentOffer(work.db, { ...fields, id, customerFileId, createdBy: work.actor.userId });
  await work.audit({
    entity: 'rent_offer_pdf',
    entityId: id,
    version: 1,
    action: 'create',
    after: { ...fields, customerFileId },
  });
  emitRentOffer(work, id);
  return rentOfferById(work, id);
}

/** Saves a rent offer. @throws as `refuseUnlessWritten` */
function createRentOffer(context: StaffContext, input: RentOfferInput): Promise<RentOfferAnswer> {
  return verb(context, (work) => addRentOffer(work, input.customerFileId ?? null, newRentOffer(input)));
}

/**
 * Saves the same rent offer once more, of the same opportunity; what is hidden from the actor is copied as well, and stays
 * hidden. @throws 404, and as `refuseUnlessWritten`
 */
function duplicateRentOffer(context: StaffContext, id: string): Promise<RentOfferAnswer> {
  return verb(context, async (work) => {
    const row = await readableRentOffer(work, id);
    return addRentOffer(work, row.customerFileId, rentOfferFields(row));
  });
}

/** Changes fields of a rent offer. @throws as `writableRentOffer`, 409 `stale_version` */
function changeRentOffer(
  context: StaffContext,
  id: string,
  { version, changes }: { readonly version: number; readonly changes: RentOfferPatch },
): Promise<RentOfferAnswer> {
  return verb(context, async (work) => {
    await changeRecord(work, {
      entity: 'rent_offer_pdf',
      entityId: id,
      action: 'edit',
      lock: () => writableRentOffer(work, id),
      fields: rentOfferFields,
      readVersion: version,
      schema: rentOfferPatch,
      patch: () => changes,
      merge: (before) => changedRentOffer(before, changes),
      save: ({ after, version: next }) => updateRentOffer(work.db, id, after, next),
      emit: () => emitRentOffer(work, id),
    });
    return rentOfferById(work, id);
  });
}

/** Makes the PDF, stores it and files it under the opportunity. @throws 413 when the storage quota is exceeded */
async function filed(work: StaffWork, row: RentOfferRow, customerFileId: string, language: Language) {
  const { file: made, shows } = await makePdf(work, row, language);
  const file = await storeGenerated(work, made);
  return { file, documentId: await addDocument(work, { customerFileId, type: 'offer_pdf', file, shows }) };
}

/** Files the PDF under the opportunity. @throws 404, 409 `wrong_state` for one of none, and as `editableOpportunity` */
function saveRentOfferPdf(context: StaffContext, id: string, language: Language) {
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
function sendRentOffer(context: StaffContext, id: string, mail: RentOfferMail): Promise<QueuedMail> {
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

/**
 * Removes a rent offer, and the files its mails have brought along; PDFs among the documents of its opportunity stay.
 * @throws as `writableRentOffer`, 409 `stale_version`
 */
function removeRentOffer(
  context: StaffContext,
  id: string,
  { version: readVersion }: { readonly version: number },
): Promise<null> {
  return verb(context, async (work) => {
    const row = await writableRentOffer(work, id);
    const fields = rentOfferFields(row);
    const subject = { entity: 'rent_offer_pdf', entityId: id } as const;
    await refuseStaleRemoval(work, {
      ...subject,
      readVersion,
      currentVersion: row.version,
      current: fields,
      schema: rentOfferPatch,
    });
    const mailed = await listMailedFiles(work.db, id);
    await deleteRentOffer(work.db, id);
    for (const file of mailed) await dropFile(work, file);
    await work.audit({
      ...subject,
      action: 'remove',
      before: { ...fields, customerFileId: row.customerFileId },
    });
    await work.platform.sessions.refresh(work, { entity: 'rent_offer_pdf', id });
    emitRentOffer(work, id);
    return null;
  });
}

/** Rent offers, of opportunities or on their own, and their PDFs. */
export const rentOffersModule = {
  routes: {
    rentOfferPdfs: {
      list: ({ query, context }) => listAnswer(query, rentOffersFound(context, query)),
      get: ({ params, context }) => rentOfferById(context, params.id),
      create: ({ body, context }) => createRentOffer(context, body),
      duplicate: ({ params, context }) => duplicateRentOffer(context, params.id),
      update: ({ params, body, context }) => changeRentOffer(context, params.id, body),
      remove: ({ params, query, context }) => removeRentOffer(context, params.id, query),
      previewPdf: ({ params, query, context }) => previewRentOfferPdf(context, params.id, query.language),
      savePdf: {
        queue: pdfQueue,
        handle: ({ params, body, context }) => saveRentOfferPdf(context, params.id, body.language),
      },
      send: {
        queue: pdfQueue,
        handle: ({ params, body, context }) => sendRentOffer(context, params.id, body),
      },
    },
  },
  rooms: (actor) => (actor.can('rent_offer_pdf.get') ? [rentOfferReaders] : []),
  watchable: { rent_offer_pdf: (reading, id) => readableRentOffer(reading, id) },
  demo: rentOffersDemo,
} as const satisfies Module;
