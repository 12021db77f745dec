import type { Data, Endpoints } from '@szansa/api-client/client';

import { queries } from '#kit/api/api.ts';
import { recordDefinition } from '#kit/records/record-definition.ts';

export type Comparison = Data<Endpoints['bankComparisonPdfs']['get']>;

export const comparisonRecord = recordDefinition({
  kind: 'bank_comparison_pdf',
  texts: 'bankComparisons',
  path: '/bank-comparison/$id',
  listPath: '/bank-comparisons',
  get: queries.bankComparisonPdfs.get,
  nameOf: ({ title }: Comparison) => title,
});
