import { customersFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';

export const customersAddress = listAddress({
  name: 'customers',
  facts: customersFacts,
  queryOf: (query) => queries.customers.list.query({ query }),
});
