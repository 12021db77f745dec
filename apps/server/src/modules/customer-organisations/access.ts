import { opportunityScope } from '@szansa/domain/opportunity';

import { notFound, type Actor, type StaffReading, type StaffWork, type Work } from '#platform';
import { findFirm, lockFirms, type FirmCounts, type FirmRow, type LockedFirm } from './queries.ts';

/** The room of everyone who may read firms. */
export const firmReaders = 'right:customer_organisation.get';

/** Publishes a change of a firm to all who may read firms. */
export function emitFirm(work: Work, id: string): void {
  work.emit('record-changed', { entity: 'customer_organisation', id }, [firmReaders]);
}

/** The same of one that was there before and still is. */
export function emitFirmChange(work: Work, id: string): void {
  work.emit('record-changed', { entity: 'customer_organisation', id, isChange: true }, [firmReaders]);
}

/** What is counted of a firm for a person. */
export function countsFor(actor: Actor): FirmCounts {
  return { scope: opportunityScope(actor), readsCustomers: actor.can('customer.get') };
}

/** A firm. @throws 404 */
export async function readableFirm({ db, actor }: StaffReading, id: string): Promise<FirmRow> {
  const row = await findFirm(db, id, countsFor(actor));
  if (!row) throw notFound();
  return row;
}

/** Lets other modules answer what they know of a firm. @throws 404, also without the right to read firms */
export async function requireFirm(reading: StaffReading, id: string): Promise<void> {
  if (!reading.actor.can('customer_organisation.get')) throw notFound();
  await readableFirm(reading, id);
}

/** Locks a firm and returns it. @throws 404 */
export async function lockedFirm({ db }: StaffWork, id: string): Promise<LockedFirm> {
  const [row] = await lockFirms(db, [id]);
  if (!row) throw notFound();
  return row;
}
