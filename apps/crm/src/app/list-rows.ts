import type { ListName } from '@szansa/domain/list';

import { prefetchAuditLog } from '#features/admin/audit-log/audit-query.ts';
import { prefetchMails } from '#features/admin/outbox/mails-query.ts';
import { prefetchPeople } from '#features/admin/people/people-query.ts';
import { prefetchCustomers } from '#features/customers/list/customers-query.ts';
import { prefetchOpportunities } from '#features/opportunities/list/opportunity-queries.ts';
import type { SearchParams } from '#kit/address/search-params.ts';

/** Begins to load what a list shows at an address. */
export const listRows: Readonly<Record<ListName, (params: SearchParams) => Promise<void>>> = {
  customers: prefetchCustomers,
  opportunities: prefetchOpportunities,
  people: prefetchPeople,
  'audit-log': prefetchAuditLog,
  outbox: prefetchMails,
};
