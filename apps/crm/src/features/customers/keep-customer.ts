import { queries, queryClient } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';

import type { Customer } from './form/customer-values.ts';

/** Shows a customer as the server has answered, and has what depends on them asked for again. */
export function keepCustomer(customer: Customer): void {
  queryClient.setQueryData(queries.customers.get.key({ params: { id: customer.id } }), customer);
  ownChange('record-changed', { entity: 'customer', id: customer.id });
}
