import type { Data, Endpoints } from '@szansa/api-client/client';

import { queries } from '#kit/api/api.ts';
import { recordDefinition } from '#kit/records/record-definition.ts';

export type RentOffer = Data<Endpoints['rentOfferPdfs']['get']>;

export const rentOfferRecord = recordDefinition({
  kind: 'rent_offer_pdf',
  texts: 'rentOffers',
  path: '/rent-offer/$id',
  listPath: '/rent-offers',
  get: queries.rentOfferPdfs.get,
  nameOf: ({ carBrandAndModel, clientTitle }: RentOffer) => `${carBrandAndModel}, ${clientTitle}`,
});
