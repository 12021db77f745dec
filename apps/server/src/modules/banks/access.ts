import { opportunityScope, type OpportunityScope } from '#modules/opportunities';
import { notFound, type Actor, type StaffReading, type StaffWork, type Work } from '#platform';
import { findBank, type BankRow } from './queries.ts';

/** The room of everyone who may read banks. */
export const bankReaders = 'right:bank.get';

/** Tells everyone who may read banks that one has changed. */
export function announceChange(work: Work, id: string): void {
  work.announce('record-changed', { entity: 'bank', id }, [bankReaders]);
}

/** Tells everyone that a bank is gone, those first who have it open. */
export async function announceRemoval(work: Work, id: string): Promise<void> {
  await work.platform.sessions.refresh(work, { entity: 'bank', id });
  announceChange(work, id);
}

/** Which opportunities' offers an actor may list and count with a bank. */
export function offerScope(actor: Actor): OpportunityScope {
  return actor.can('offer.get') && actor.can('opportunity.get') ? opportunityScope(actor) : 'none';
}

/** A bank. @throws 404 */
export async function readableBank({ db, actor }: StaffReading, id: string): Promise<BankRow> {
  const row = await findBank(db, id, { scope: offerScope(actor) });
  if (!row) throw notFound();
  return row;
}

/** A bank locked against other writers. @throws 404 */
export async function lockedBank({ db, actor }: StaffWork, id: string): Promise<BankRow> {
  const row = await findBank(db, id, { scope: offerScope(actor), lock: true });
  if (!row) throw notFound();
  return row;
}
