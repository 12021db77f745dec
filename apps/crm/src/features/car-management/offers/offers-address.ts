import { carOffersFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';

export const offersAddress = listAddress({
  name: 'carOffers',
  facts: carOffersFacts,
  queryOf: (query) => queries.carOffers.list.query({ query }),
  others: ['view'],
});
