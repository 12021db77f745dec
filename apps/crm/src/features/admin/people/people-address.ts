import { usersFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';

export const peopleAddress = listAddress({
  name: 'people',
  facts: usersFacts,
  queryOf: (query) => queries.users.list.query({ query }),
});
