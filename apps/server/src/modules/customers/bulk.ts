import { customerName } from '@szansa/domain/customer';

import { archivingTarget } from '#platform';
import { customerReaders } from './access.ts';
import { filtersOf, type FilterQuery } from './answers.ts';
import { findCustomerIds, findCustomerStates } from './queries.ts';
import { archiveCustomer } from './verbs/archive.ts';

/** Customers, many at once. */
export const customerBulk = archivingTarget<FilterQuery>({
  right: 'customer.edit',
  choose: async ({ db, actor }, chosen, most) =>
    'ids' in chosen ? chosen.ids : findCustomerIds(db, filtersOf(actor, chosen.filters), most),
  states: findCustomerStates,
  archive: archiveCustomer,
  names: async ({ db }, ids) => {
    const rows = await findCustomerStates(db, ids);
    return new Map(rows.map((row) => [row.id, { name: customerName(row), number: null }]));
  },
  emit: (work) => work.emit('records-changed', { entity: 'customer' }, [customerReaders]),
});
