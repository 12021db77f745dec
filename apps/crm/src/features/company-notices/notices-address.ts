import type { Data, Endpoints } from '@szansa/api-client/client';
import { companyNoticesFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';

export type ListedNotice = Data<Endpoints['companyNotices']['list']>['items'][number];

export const noticesAddress = listAddress<ListedNotice>({
  name: 'companyNotices',
  facts: companyNoticesFacts,
  queryOf: (query) => queries.companyNotices.list.query({ query }),
});
