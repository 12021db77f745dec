import type { Data, Endpoints } from '@szansa/api-client/client';
import { personName } from '@szansa/domain/shared';

import { queries } from '#kit/api/api.ts';
import { recordDefinition } from '#kit/records/record-definition.ts';

export type StoredRepresentative = Data<Endpoints['representatives']['get']>;

export const representativeRecord = recordDefinition({
  kind: 'representative',
  texts: 'representatives',
  path: '/representative/$id',
  listPath: '/representatives',
  get: queries.representatives.get,
  nameOf: (representative: StoredRepresentative) => personName(representative),
});
