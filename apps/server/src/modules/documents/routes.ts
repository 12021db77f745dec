import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ResourceHandlers } from '../platform.ts';
import { previewOfferPdf, saveOfferPdf } from './offer-documents.ts';
import { documentsOf, fileContent, removeDocument, uploadDocuments } from './service.ts';

export const documentRoutes: ResourceHandlers<Endpoints['documents']> = {
  listOfOpportunity: ({ params, context }) => documentsOf(context, params.id),
  upload: ({ params, body, files, context }) => uploadDocuments(context, params.id, body.type, files),
  remove: async ({ params, context }) => {
    await removeDocument(context, params.id);
    return null;
  },
};

export const fileRoutes: ResourceHandlers<Endpoints['files']> = {
  download: ({ params, context }) => fileContent(context, params.id),
};

/** The documents made from offers. */
export const offerPdfRoutes: Pick<ResourceHandlers<Endpoints['offers']>, 'previewPdf' | 'savePdf'> = {
  previewPdf: ({ params, query, context }) => previewOfferPdf(context, params.id, query.language),
  savePdf: ({ params, body, context }) => saveOfferPdf(context, params.id, body.language),
};
