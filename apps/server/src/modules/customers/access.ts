import { opportunityScope } from '@szansa/domain/opportunity';

import { notFound, type Actor, type StaffReading, type StaffWork, type Work } from '#platform';
import { findCustomer, type CustomerRow } from './queries.ts';

/** The room of everyone who may read customers. */
export const customerReaders = 'right:customer.get';

/** Publishes a change of a customer to all who may read customers. */
export function emitChange(work: Work, id: string): void {
  work.emit('record-changed', { entity: 'customer', id, isChange: true }, [customerReaders]);
}

/** The same of one that is new, or gone into another one. */
export function emitCustomer(work: Work, id: string): void {
  work.emit('record-changed', { entity: 'customer', id }, [customerReaders]);
}

/** A customer. @throws 404 */
export async function readableCustomer({ db, actor }: StaffReading, id: string): Promise<CustomerRow> {
  const row = await findCustomer(db, id, { scope: opportunityScope(actor) });
  if (!row) throw notFound();
  return row;
}

/** Lets other modules answer what they know of a customer. @throws 404, also without the right to read customers */
export async function requireCustomer(reading: StaffReading, id: string): Promise<void> {
  if (!reading.actor.can('customer.get')) throw notFound();
  await readableCustomer(reading, id);
}

/** A customer locked against other writers. @throws 404 */
export async function lockedCustomer({ db, actor }: StaffWork, id: string): Promise<CustomerRow> {
  const row = await findCustomer(db, id, { scope: opportunityScope(actor), lock: true });
  if (!row) throw notFound();
  return row;
}

/** Fields that search results would reveal; users who may not see one of them search only names. */
const searchedFields = ['customer.taxIdNumber', 'customer.phones', 'customer.emails'] as const;

/** The folded column a person may search customers by. */
export function searchColumnFor(actor: Actor): 'customer.searchName' | 'customer.searchText' {
  const namesOnly = searchedFields.some((field) => actor.excludedFields.has(field));
  return namesOnly ? 'customer.searchName' : 'customer.searchText';
}
