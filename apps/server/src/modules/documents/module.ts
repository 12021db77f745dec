import type { Module } from '#platform';
import { documentsOf, documentsOfCustomer, documentsOfFirm, openableDocument } from './answers.ts';
import { previewOfferPdf } from './offer-pdf.ts';
import { pdfQueue } from './pdf-queue.ts';
import { findDocumentOfFile } from './queries.ts';
import { archiveDocuments } from './verbs/archive.ts';
import { removeDocument } from './verbs/remove.ts';
import { restoreDocument } from './verbs/restore.ts';
import { saveOfferPdf } from './verbs/save-offer-pdf.ts';
import { sendOfferPdf } from './verbs/send-offer-pdf.ts';
import { uploadDocuments } from './verbs/upload.ts';

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
