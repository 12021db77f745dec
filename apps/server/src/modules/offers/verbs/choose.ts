import {
  addTimelineEvent,
  announceListed,
  saveOpportunity,
  type OpportunityState,
} from '#modules/opportunities';
import { verb, type StaffContext, type Work } from '#platform';
import { editableOffer } from '../access.ts';
import { offerById, type OfferAnswer } from '../answers.ts';
import { nameOfVehicle } from '../vehicles.ts';

/** Writes which offer of a locked opportunity is the chosen one. */
export async function setChosen(
  work: Work,
  opportunity: OpportunityState,
  offerId: string | null,
): Promise<void> {
  const before = { chosenOfferId: opportunity.chosenOfferId };
  await saveOpportunity(work, opportunity, { chosenOfferId: offerId }, { action: 'choose_offer', before });
}

/** Makes an offer the chosen one of its opportunity. @throws 404, as `editableOpportunity` */
export function chooseOffer(context: StaffContext, id: string): Promise<OfferAnswer> {
  return verb(context, async (work) => {
    const { opportunity, offer } = await editableOffer(work, id);
    if (opportunity.chosenOfferId !== id) {
      await setChosen(work, opportunity, id);
      await addTimelineEvent(work, opportunity.id, 'offer_chosen', {
        name: await nameOfVehicle(work, offer.vehicleId),
      });
      await announceListed(work, opportunity.id, { isRefiled: false });
    }
    return offerById(work, id);
  });
}
