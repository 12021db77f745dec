import { mayWriteOwnRentOffer, mayWriteRentOffers } from '@szansa/domain/rent-offer';
import { opportunityScope } from '@szansa/domain/opportunity';

import { lockedOpportunity } from '#modules/opportunities';
import { denied, notFound, Refusal, type Actor, type StaffReading, type StaffWork } from '#platform';
import { findRentOffer, type RentOfferReader, type RentOfferRow } from './queries.ts';

/** Which rent offers an actor may list and read. */
export function readerOf(actor: Actor): RentOfferReader {
  return { scope: opportunityScope(actor), userId: actor.userId };
}

/** A rent offer the actor may read: as they may its opportunity (rule RO6). @throws 404 */
export async function readableRentOffer(
  { db, actor }: StaffReading,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<RentOfferRow> {
  const row = actor.can('rent_offer_pdf.get')
    ? await findRentOffer(db, id, { ...readerOf(actor), ...options })
    : undefined;
  if (!row) throw notFound();
  return row;
}

/**
 * Lets the actor write rent offers of an opportunity, which is locked; those of none need no leave (rule RO5).
 * @throws 404, 403 `opportunity_not_yours`, 409 `opportunity_archived`
 */
export async function refuseUnlessWritten(work: StaffWork, customerFileId: string | null): Promise<void> {
  if (customerFileId === null) return;
  const opportunity = await lockedOpportunity(work, customerFileId);
  if (!mayWriteRentOffers(work.actor, opportunity)) throw new Refusal('opportunity_not_yours');
  if (opportunity.isArchived) throw new Refusal('opportunity_archived');
}

/**
 * Locks and returns a rent offer the actor may change now, and its opportunity. @throws 403 for another user's, as
 * above
 */
export async function writableRentOffer(work: StaffWork, id: string): Promise<RentOfferRow> {
  const { customerFileId } = await readableRentOffer(work, id);
  await refuseUnlessWritten(work, customerFileId);
  // fetched again: it may have been changed or deleted while this call waited for the lock of the opportunity
  const row = await readableRentOffer(work, id, { lock: true });
  if (row.customerFileId === null && !mayWriteOwnRentOffer(work.actor, row)) throw denied();
  return row;
}
