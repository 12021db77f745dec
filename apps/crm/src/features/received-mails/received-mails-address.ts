import type { Data, Endpoints } from '@szansa/api-client/client';
import { receivedMailsFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';

export type MailRow = Data<Endpoints['receivedMails']['list']>['items'][number];
export type Mail = Data<Endpoints['receivedMails']['get']>;
/** What accepting a mail would do. */
export type Acceptance = Data<Endpoints['receivedMails']['acceptance']>;

export const receivedMailsAddress = listAddress<MailRow>({
  name: 'receivedMails',
  facts: receivedMailsFacts,
  queryOf: (query) => queries.receivedMails.list.query({ query }),
  others: ['mail'],
});
