import type { Data, Endpoints } from '@szansa/api-client/client';

import { client, queries } from '#kit/api/api.ts';
import type { FoundCall } from '#kit/lists/use-found.ts';

export type FoundCustomer = Data<Endpoints['customers']['list']>['items'][number];

/** Finds customers by any fragment. */
export const foundCustomers: FoundCall<FoundCustomer> = {
  key: queries.customers.list.key(),
  find: (query, signal) => client.customers.list({ query }, { signal }),
};
