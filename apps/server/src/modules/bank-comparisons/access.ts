import { mayWriteComparison } from '@szansa/domain/bank-comparison';

import { partnerScope } from '#modules/offers';
import { lockedOpportunity, type OpportunityState } from '#modules/opportunities';
import { notFound, Refusal, type StaffReading, type StaffWork } from '#platform';
import { findComparison, type ComparisonRow } from './queries.ts';

/** A comparison the actor may read: as they may the offers of its opportunity. @throws 404 */
export async function readableComparison(
  { db, actor }: StaffReading,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<ComparisonRow> {
  const row = actor.can('bank_comparison_pdf.get')
    ? await findComparison(db, id, { scope: partnerScope(actor), ...options })
    : undefined;
  if (!row) throw notFound();
  return row;
}

/**
 * An opportunity whose comparisons the actor may write, locked.
 * @throws 404, 403 `access_denied` for who may not read its offers, or `opportunity_not_yours`, 409 `opportunity_archived`
 */
export async function comparedOpportunity(work: StaffWork, id: string): Promise<OpportunityState> {
  const opportunity = await lockedOpportunity(work, id);
  if (!work.actor.can('offer.get')) throw new Refusal('access_denied');
  if (!mayWriteComparison(work.actor, opportunity)) throw new Refusal('opportunity_not_yours');
  if (opportunity.isArchived) throw new Refusal('opportunity_archived');
  return opportunity;
}

/** A comparison the actor may change now; it and its opportunity locked. @throws as the two above */
export async function writableComparison(work: StaffWork, id: string): Promise<ComparisonRow> {
  const { customerFileId } = await readableComparison(work, id);
  await comparedOpportunity(work, customerFileId);
  // fetched again: it may have been changed or deleted while this call waited for the lock of the opportunity
  return readableComparison(work, id, { lock: true });
}
