import { mayAddOffers } from '@szansa/domain/opportunity';
import { v7 as uuidv7 } from 'uuid';

import {
  addTimelineEvent,
  emitListed,
  lockedOpportunity,
  refuseUnlessEditable,
  type OpportunityState,
} from '#modules/opportunities';
import { Refusal, type StaffWork } from '#platform';
import { offerById, type OfferAnswer } from './answers.ts';
import { insertOffer } from './queries.ts';
import { nameOfVehicle } from './vehicles.ts';
import { setChosen } from './verbs/choose.ts';

/**
 * An opportunity the actor may add offers to, locked.
 * @throws 404, 403 `offers_only_by_owner`, as `editableOpportunity`
 */
export async function extendableOpportunity(work: StaffWork, id: string): Promise<OpportunityState> {
  const opportunity = await lockedOpportunity(work, id);
  if (!mayAddOffers(work.actor, opportunity)) throw new Refusal('offers_only_by_owner');
  await refuseUnlessEditable(work, opportunity);
  return opportunity;
}

type NewOffer = Parameters<typeof insertOffer>[1];

/**
 * Writes an offer down; the first one of an opportunity is the chosen one by itself.
 * @throws 409 `no_cars_left` for one that is booked
 */
export async function addOffer(
  work: StaffWork,
  opportunity: OpportunityState,
  row: Omit<NewOffer, 'id' | 'customerFileId' | 'createdBy'> & { readonly vehicleId: string | null },
): Promise<OfferAnswer> {
  const { id: customerFileId } = opportunity;
  const id = uuidv7();
  await insertOffer(work.db, { ...row, id, customerFileId, createdBy: work.actor.userId });
  await work.audit({
    entity: 'offer',
    entityId: id,
    version: 1,
    action: 'create',
    after: { ...row, customerFileId },
  });
  await addTimelineEvent(work, customerFileId, 'offer_added', {
    name: await nameOfVehicle(work, row.vehicleId),
  });
  if (opportunity.chosenOfferId === null) await setChosen(work, opportunity, id);
  await emitListed(work, customerFileId, { lists: 'containing' });
  return offerById(work, id);
}
