import type { Endpoints } from '@szansa/api-client/endpoints';

import {
  addTimelineEvent,
  emitListed,
  readableOpportunity,
  refuseCollision,
  saveOpportunity,
  type OpportunityState,
} from '#modules/opportunities';
import { verb, type Produced, type StaffContext, type Work } from '#platform';
import { editableOffer } from '../access.ts';
import { offerById } from '../answers.ts';
import { nameOfVehicle } from '../vehicles.ts';

/** Writes which offer of a locked opportunity is the chosen one. @throws 409 `no_cars_left` */
export async function setChosen(
  work: Work,
  opportunity: OpportunityState,
  offerId: string | null,
): Promise<void> {
  const before = { chosenOfferId: opportunity.chosenOfferId };
  await saveOpportunity(work, opportunity, { chosenOfferId: offerId }, { action: 'choose_offer', before });
}

/**
 * Makes an offer the chosen one of its opportunity; `version` is that of the opportunity.
 * @throws 404, as `editableOpportunity`, 409 `stale_version` or `no_cars_left`
 */
export function chooseOffer(
  context: StaffContext,
  id: string,
  { version }: { readonly version: number },
): Promise<Produced<Endpoints['offers']['choose']>> {
  return verb(context, async (work) => {
    const { opportunity, offer } = await editableOffer(work, id);
    if (opportunity.chosenOfferId !== id) {
      await refuseCollision(work, opportunity, version, { chosenOfferId: id });
      await setChosen(work, opportunity, id);
      await addTimelineEvent(work, opportunity.id, 'offer_chosen', {
        name: await nameOfVehicle(work, offer.vehicleId),
      });
      await emitListed(work, opportunity.id, { lists: 'containing' });
    }
    const { version: opportunityVersion } = await readableOpportunity(work, opportunity.id);
    return { ...(await offerById(work, id)), opportunityVersion };
  });
}
