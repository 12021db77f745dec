import { queries } from '#kit/api/api.ts';
import { cacheRecord } from '#kit/records/record-definition.ts';
import type { Customer } from './customer-values.ts';

export const customerSource = {
  kind: 'customer',
  get: queries.customers.get,
  listPath: '/customers',
} as const;

/** Writes a customer from the server's response into the cache, and refetches what depends on them. */
export function cacheCustomer(customer: Customer): void {
  cacheRecord(customerSource, customer);
}
