import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ResourceHandlers } from '../platform.ts';
import { offerById, offersOf } from './described.ts';
import { changeOffer, chooseOffer, createOffer, removeOffer } from './service.ts';

/** The handlers of offers but for their PDFs, which are documents. */
export const offerRoutes: Omit<ResourceHandlers<Endpoints['offers']>, 'previewPdf' | 'savePdf'> = {
  listOfOpportunity: ({ params, context }) => offersOf(context, params.id),
  create: ({ params, body, context }) => createOffer(context, params.id, body),
  get: ({ params, context }) => offerById(context, params.id),
  update: ({ params, body, context }) => changeOffer(context, params.id, body),
  remove: async ({ params, context }) => {
    await removeOffer(context, params.id);
    return null;
  },
  choose: ({ params, context }) => chooseOffer(context, params.id),
};
