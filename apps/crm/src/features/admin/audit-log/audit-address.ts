import { auditLogFacts } from '@szansa/api-client/lists';

import { queries } from '#kit/api/api.ts';
import { listAddress } from '#kit/lists/list-address.ts';

export const auditAddress = listAddress({
  name: 'audit-log',
  facts: auditLogFacts,
  queryOf: (query) => queries.auditLog.list.query({ query }),
});
