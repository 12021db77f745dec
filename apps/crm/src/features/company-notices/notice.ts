import type { Data, Endpoints } from '@szansa/api-client/client';

import { client, queries } from '#kit/api/api.ts';
import type { FoundCall } from '#kit/lists/use-found.ts';
import { recordDefinition } from '#kit/records/record-definition.ts';

export type Notice = Data<Endpoints['companyNotices']['get']>;

export const noticeRecord = recordDefinition({
  kind: 'company_notice',
  texts: 'companyNotices',
  path: '/admin/work-control-notification/$id',
  listPath: '/admin/work-control-notifications',
  get: queries.companyNotices.get,
  nameOf: ({ title }: Notice) => title,
});

/** Finds announcements by any fragment of their titles and texts. */
export const foundNotices: FoundCall<Data<Endpoints['companyNotices']['list']>['items'][number]> = {
  key: queries.companyNotices.list.key(),
  find: (query, signal) => client.companyNotices.list({ query }, { signal }),
};
