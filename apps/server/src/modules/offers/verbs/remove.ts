import { offerPatch } from '@szansa/domain/offer';

import { addTimelineEvent, announceListed } from '#modules/opportunities';
import { Refusal, refuseStaleRemoval, verb, type StaffContext } from '#platform';
import { editableOffer } from '../access.ts';
import { audited } from '../auditing.ts';
import { deleteOffer, newestOffer } from '../queries.ts';
import { nameOfVehicle } from '../vehicles.ts';
import { setChosen } from './choose.ts';

/**
 * Removes an offer; after the chosen one the newest of the others is chosen.
 * @throws 404, as `editableOpportunity`, 409 `wrong_state` for the chosen one of a closed opportunity, or
 * `stale_version`.
 */
export function removeOffer(
  context: StaffContext,
  id: string,
  { version: readVersion }: { readonly version: number },
): Promise<void> {
  return verb(context, async (work) => {
    const { opportunity, offer } = await editableOffer(work, id);
    const isChosen = opportunity.chosenOfferId === id;
    if (isChosen && opportunity.status === 'closed') throw new Refusal('wrong_state');
    const current = await audited(work, offer);
    await refuseStaleRemoval(work, {
      entity: 'offer',
      entityId: id,
      readVersion,
      currentVersion: offer.version,
      current,
      schema: offerPatch,
    });
    await addTimelineEvent(work, opportunity.id, 'offer_removed', {
      name: await nameOfVehicle(work, offer.vehicleId),
    });
    if (isChosen) {
      const next = await newestOffer(work.db, opportunity.id, id);
      await setChosen(work, opportunity, next?.id ?? null);
      if (next) {
        await addTimelineEvent(work, opportunity.id, 'offer_chosen', {
          name: await nameOfVehicle(work, next.vehicleId),
        });
      }
    }
    await deleteOffer(work.db, id);
    const before = { ...current, customerFileId: opportunity.id };
    await work.audit({ entity: 'offer', entityId: id, action: 'remove', before });
    await announceListed(work, opportunity.id, { isRefiled: false });
  });
}
