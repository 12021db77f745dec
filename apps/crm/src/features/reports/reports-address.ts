import type { Data, Endpoints } from '@szansa/api-client/client';
import { reportsFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';

export type ListedReport = Data<Endpoints['reports']['list']>['items'][number];

export const reportsAddress = listAddress<ListedReport>({
  name: 'reports',
  facts: reportsFacts,
  queryOf: (query) => queries.reports.list.query({ query }),
});
