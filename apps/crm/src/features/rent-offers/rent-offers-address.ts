import type { Data, Endpoints } from '@szansa/api-client/client';
import { rentOfferPdfsFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';

export type RentOfferRow = Data<Endpoints['rentOfferPdfs']['list']>['items'][number];

export const rentOffersAddress = listAddress<RentOfferRow>({
  name: 'rentOffers',
  facts: rentOfferPdfsFacts,
  queryOf: (query) => queries.rentOfferPdfs.list.query({ query }),
});
