import { closingReadiness, type ClosingField } from '@szansa/domain/opportunity';

import { Refusal, type Work } from '#platform';
import { findOfferFacts, findState, type OfferFactsRow } from './queries.ts';

/** Ids of an opportunity and of the records that closing requires. */
interface Deal {
  readonly id: string;
  readonly leadSourceId: string | null;
  readonly workerId: string | null;
  readonly chosenOfferId: string | null;
}

/** What closing would miss, by the ids and columns of the opportunity and its chosen offer. */
export function closingGaps(
  opportunity: Pick<Deal, 'leadSourceId' | 'workerId'>,
  offer: OfferFactsRow | undefined,
): readonly ClosingField[] {
  const readiness = closingReadiness(
    { leadSource: opportunity.leadSourceId, worker: opportunity.workerId },
    offer
      ? {
          ...offer,
          vehicle: offer.vehicleId,
          bankRepresentative: offer.bankRepresentativeId,
          dealerRepresentative: offer.dealerRepresentativeId,
        }
      : null,
  );
  return readiness.ready ? [] : readiness.missing;
}

async function gapsOf({ db }: Work, deal: Deal): Promise<readonly ClosingField[]> {
  const { chosenOfferId } = deal;
  return closingGaps(deal, chosenOfferId === null ? undefined : await findOfferFacts(db, chosenOfferId));
}

function incomplete({ chosenOfferId }: Deal, missing: readonly ClosingField[]): Refusal {
  return new Refusal('closing_incomplete', { missing, chosenOfferId });
}

/** @throws 422 `closing_incomplete` with everything that is missing. */
export async function refuseIncomplete(work: Work, deal: Deal): Promise<void> {
  const missing = await gapsOf(work, deal);
  if (missing.length > 0) throw incomplete(deal, missing);
}

/**
 * Ensures that a locked closed opportunity remains complete: nothing that closing requires and that was present before
 * may be missing at the end of the transaction. One that was closed incomplete may still be changed. Before the commit:
 * @throws 422 `closing_incomplete` with everything that is missing.
 */
export async function enforceComplete(work: Work, deal: Deal): Promise<void> {
  const before = await gapsOf(work, deal);
  work.beforeCommit(async () => {
    const after = await findState(work.db, deal.id, 'all');
    if (after?.status !== 'closed') return;
    const missing = await gapsOf(work, after);
    if (missing.some((field) => !before.includes(field))) throw incomplete(after, missing);
  });
}
