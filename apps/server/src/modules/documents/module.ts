import type { Module } from '#platform';
import { documentsOf, fileContent } from './answers.ts';
import { previewOfferPdf } from './offer-pdf.ts';
import { removeDocument } from './verbs/remove.ts';
import { saveOfferPdf } from './verbs/save-offer-pdf.ts';
import { uploadDocuments } from './verbs/upload.ts';

/** Files of opportunities, and the PDFs made from offers. */
export const documentsModule = {
  routes: {
    documents: {
      listOfOpportunity: ({ params, context }) => documentsOf(context, params.id),
      upload: ({ params, body, files, context }) => uploadDocuments(context, params.id, body.type, files),
      remove: async ({ params, context }) => {
        await removeDocument(context, params.id);
        return null;
      },
    },
    files: { download: ({ params, context }) => fileContent(context, params.id) },
    offers: {
      previewPdf: ({ params, query, context }) => previewOfferPdf(context, params.id, query.language),
      savePdf: ({ params, body, context }) => saveOfferPdf(context, params.id, body.language),
    },
  },
} as const satisfies Module;
