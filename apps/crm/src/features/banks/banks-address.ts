import { banksFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';

export const banksAddress = listAddress({
  name: 'banks',
  facts: banksFacts,
  queryOf: (query) => queries.banks.list.query({ query }),
});
