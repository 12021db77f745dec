import type { Data, Endpoints } from '@szansa/api-client/client';
import { exportsFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';

export type ExportRequest = Data<Endpoints['exports']['list']>['items'][number];

export const exportRequestsAddress = listAddress({
  name: 'exportRequests',
  facts: exportsFacts,
  queryOf: (query) => queries.exports.list.query({ query }),
});
