import { outboxFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';

export const outboxAddress = listAddress({
  name: 'outbox',
  facts: outboxFacts,
  queryOf: (query) => queries.outbox.list.query({ query }),
  others: ['mail'],
});
