import { z } from 'zod';

import { addTimelineEvent, emitListed, editableOpportunity } from '#modules/opportunities';
import { notFound, pointAgain, Refusal, claimDeleted, verb, type StaffContext } from '#platform';
import { offerById, type OfferAnswer } from '../answers.ts';
import { audited } from '../auditing.ts';
import { findOffer } from '../queries.ts';
import { hasItsParts, insertRemovedOffer } from '../restoring-queries.ts';
import { nameOfVehicle } from '../vehicles.ts';
import { setChosen } from './choose.ts';

/** Data of the deletion: the offer that was chosen instead when the deleted one was the chosen offer. */
const circumstances = z.object({ chosenInstead: z.string().nullable().optional() });

export type Circumstances = z.output<typeof circumstances>;

/**
 * Brings back an offer that the actor has just removed, and what named it names it again. It is the chosen one again unless
 * another one was chosen since; where none is chosen, it is, like a first one.
 * @throws 404, as `editableOpportunity`, 409 `offer_parts_gone` or `no_cars_left`
 */
export function restoreOffer(context: StaffContext, id: string): Promise<OfferAnswer> {
  return verb(context, async (work) => {
    const removed = await claimDeleted(work, 'offer', id, (customerFileId) => {
      if (customerFileId === null) throw notFound();
      return editableOpportunity(work, customerFileId);
    });
    const { row, locked: opportunity } = removed;
    if (!(await hasItsParts(work.db, row))) throw new Refusal('offer_parts_gone');
    await insertRemovedOffer(work.db, row);
    await pointAgain(work.db, removed.pointers, id);
    const offer = await findOffer(work.db, id);
    if (!offer) throw notFound();
    const { chosenInstead } = circumstances.parse(removed.circumstances);
    const name = await nameOfVehicle(work, offer.vehicleId);
    await addTimelineEvent(work, opportunity.id, 'offer_restored', { name });
    const after = { ...(await audited(work, offer)), customerFileId: opportunity.id };
    await work.audit({ entity: 'offer', entityId: id, action: 'restore', after });
    if (opportunity.chosenOfferId === null || opportunity.chosenOfferId === chosenInstead) {
      await setChosen(work, opportunity, id);
      await addTimelineEvent(work, opportunity.id, 'offer_chosen', { name });
    }
    await emitListed(work, opportunity.id, { lists: 'containing' });
    return offerById(work, id);
  });
}
