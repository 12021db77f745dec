import { queries } from '#kit/api/api.ts';
import { cacheRecord } from '#kit/records/record-definition.ts';
import type { Customer } from './customer-values.ts';

export const customerSource = {
  kind: 'customer',
  get: queries.customers.get,
  listPath: '/customers',
} as const;

/** Shows a customer as the server has answered, and has what depends on them asked for again. */
export function cacheCustomer(customer: Customer): void {
  cacheRecord(customerSource, customer);
}
