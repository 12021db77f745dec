import type { Data, Endpoints } from '@szansa/api-client/client';
import { bankComparisonPdfsFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';

export type ComparisonRow = Data<Endpoints['bankComparisonPdfs']['list']>['items'][number];

export const comparisonsAddress = listAddress<ComparisonRow>({
  name: 'bankComparisons',
  facts: bankComparisonPdfsFacts,
  queryOf: (query) => queries.bankComparisonPdfs.list.query({ query }),
});
