import type { ReceivedFile } from '@szansa/api-client/contract';
import type { Language } from '@szansa/domain/account';
import type { CustomerNoticeInput, DocumentType } from '@szansa/domain/opportunity';
import { archiveNames } from '@szansa/domain/shared';

import { zipped } from '#adapters/archive/zip.ts';
import {
  addTimelineEvent,
  editableOpportunity,
  emitOpportunity,
  findNumbers,
  lockedOpportunity,
  refuseUnlessNotified,
  writeToCustomer,
} from '#modules/opportunities';
import {
  claimDeleted,
  downloadFile,
  notFound,
  Refusal,
  storeDeleted,
  storeFile,
  storeGenerated,
  verb,
  type Module,
  type ProducedFile,
  type QueuedMail,
  type StaffContext,
} from '#platform';
import {
  documentById,
  documentsOf,
  documentsOfCustomer,
  documentsOfFirm,
  openableDocument,
  openableDocuments,
  type DocumentRecord,
} from './answers.ts';
import { addDocument } from './filing.ts';
import { knownOffer, makePdf, previewOfferPdf } from './offer-pdf.ts';
import { pdfQueue } from './pdf-queue.ts';
import { deleteDocument, findDocument, findDocumentOfFile, insertRemovedDocument } from './queries.ts';

/** Adds uploaded files as documents of one type. @throws as `editableOpportunity` */
function uploadDocuments(
  context: StaffContext,
  customerFileId: string,
  type: DocumentType,
  files: readonly ReceivedFile[],
): Promise<DocumentRecord[]> {
  return verb(context, async (work) => {
    await editableOpportunity(work, customerFileId);
    const added: DocumentRecord[] = [];
    for (const received of files) {
      const id = await addDocument(work, { customerFileId, type, file: await storeFile(work, received) });
      added.push(await documentById(work, id));
    }
    return added;
  });
}

const fileNames = {
  pl: (number: number | string) => `Dokumenty ${number}.zip`,
  en: (number: number | string) => `Documents ${number}.zip`,
};

/**
 * The documents of an opportunity that the actor may open, in one archive; written down in the audit log.
 * @throws 404; 409 `wrong_state` when there is none
 */
async function archiveDocuments(
  context: StaffContext,
  customerFileId: string,
  language: Language,
): Promise<ProducedFile> {
  const { rows, number } = await verb(context, async (work) => {
    const openable = await openableDocuments(work, customerFileId);
    if (openable.length === 0) throw new Refusal('wrong_state');
    const entity = { entity: 'opportunity', entityId: customerFileId } as const;
    await work.audit({ ...entity, action: 'export', after: { documents: openable.length } });
    const numbers = await findNumbers(work.db, [customerFileId]);
    return { rows: openable, number: numbers.get(customerFileId)?.number ?? '' };
  });
  const names = archiveNames(rows.map(({ name }) => name));
  const files = rows.map(({ file, createdAt }, index) => ({
    name: names[index] ?? file.id,
    at: createdAt,
    open: async () => (await downloadFile(context, file.id)).read(),
  }));
  return { filename: fileNames[language](number), mime: 'application/zip', stream: zipped(files) };
}

/** Makes the PDF and files it under the opportunity. @throws 404, and as `editableOpportunity` */
async function saveOfferPdf(context: StaffContext, offerId: string, language: Language) {
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

/**
 * Mails the PDF of an offer to the customer. The sent file remains in the documents of the opportunity, whose timeline
 * shows whether the mail was delivered. @throws 404, and as `writeToCustomer`
 */
function sendOfferPdf(
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

/** Brings back a document that the actor has just removed. @throws 404, and as `editableOpportunity` */
function restoreDocument(context: StaffContext, id: string): Promise<DocumentRecord> {
  return verb(context, async (work) => {
    const { row } = await claimDeleted(work, 'document', id, async (customerFileId) => {
      if (customerFileId === null) throw notFound();
      await editableOpportunity(work, customerFileId);
    });
    await insertRemovedDocument(work.db, row);
    const document = await documentById(work, id);
    const { customerFileId, name } = document;
    await addTimelineEvent(work, customerFileId, 'document_restored', { name });
    await work.audit({
      entity: 'document',
      entityId: id,
      action: 'restore',
      after: { customerFileId, name },
    });
    emitOpportunity(work, customerFileId);
    return document;
  });
}

/**
 * Deletes a document; its file is retained for as long as the actor can restore it. @throws 404, and as
 * `editableOpportunity`
 */
function removeDocument(context: StaffContext, id: string): Promise<void> {
  return verb(context, async (work) => {
    const found = await findDocument(work.db, id);
    if (!found) throw notFound();
    await editableOpportunity(work, found.customerFileId);
    // fetched again: it may have been deleted while this call waited for the lock of the opportunity
    const row = await findDocument(work.db, id);
    if (!row) throw notFound();
    const { customerFileId, file } = row;
    const removed = await deleteDocument(work.db, id);
    await storeDeleted(work, {
      entity: 'document',
      entityId: id,
      row: removed,
      customerFileId,
      fileId: file.id,
    });
    await addTimelineEvent(work, customerFileId, 'document_removed', { name: row.name });
    await work.audit({
      entity: 'document',
      entityId: id,
      action: 'remove',
      before: { name: row.name },
    });
    emitOpportunity(work, customerFileId);
  });
}

/** Files of opportunities, and the PDFs made from offers. */
export const documentsModule = {
  routes: {
    documents: {
      listOfOpportunity: ({ params, context }) => documentsOf(context, params.id),
      archive: ({ params, query, context }) => archiveDocuments(context, params.id, query.language),
      upload: ({ params, body, files, context }) => uploadDocuments(context, params.id, body.type, files),
      remove: async ({ params, context }) => {
        await removeDocument(context, params.id);
        return null;
      },
      restore: ({ params, context }) => restoreDocument(context, params.id),
    },
    customers: {
      documents: ({ params, query, context }) => documentsOfCustomer(context, params.id, query),
    },
    customerOrganisations: {
      documents: ({ params, query, context }) => documentsOfFirm(context, params.id, query),
    },
    offers: {
      previewPdf: ({ params, query, context }) => previewOfferPdf(context, params.id, query.language),
      savePdf: {
        queue: pdfQueue,
        handle: ({ params, body, context }) => saveOfferPdf(context, params.id, body.language),
      },
      send: {
        queue: pdfQueue,
        handle: ({ params, body, context }) => sendOfferPdf(context, params.id, body),
      },
    },
  },
  files: [{ entity: 'document', ownerOf: findDocumentOfFile, read: openableDocument }],
} as const satisfies Module;
