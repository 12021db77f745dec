import { offerPatch } from '@szansa/domain/offer';

import { addTimelineEvent, emitListed } from '#modules/opportunities';
import { storeDeleted, pointersTo, Refusal, refuseStaleRemoval, verb, type StaffContext } from '#platform';
import { editableOffer } from '../access.ts';
import { audited } from '../auditing.ts';
import { deleteOffer, newestOffer } from '../queries.ts';
import { nameOfVehicle } from '../vehicles.ts';
import { setChosen } from './choose.ts';
import type { Circumstances } from './restore.ts';

/**
 * Removes an offer; after the chosen one the newest of the others is chosen. The actor can bring it back for a while.
 * @throws 404, as `editableOpportunity`, 409 `wrong_state` for the chosen one of a closed opportunity, or
 * `stale_version`, or `no_cars_left` for a car that the next one would reserve.
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
    const pointers = await pointersTo(work.db, 'offer', id);
    let chosenInstead: string | null | undefined;
    if (isChosen) {
      const next = await newestOffer(work.db, opportunity.id, id);
      chosenInstead = next?.id ?? null;
      await setChosen(work, opportunity, chosenInstead);
      if (next) {
        await addTimelineEvent(work, opportunity.id, 'offer_chosen', {
          name: await nameOfVehicle(work, next.vehicleId),
        });
      }
    }
    await storeDeleted(work, {
      entity: 'offer',
      entityId: id,
      row: await deleteOffer(work.db, id),
      customerFileId: opportunity.id,
      pointers: pointers.filter(({ table }) => table !== 'customer_file'),
      circumstances: { chosenInstead } satisfies Circumstances,
    });
    const before = { ...current, customerFileId: opportunity.id };
    await work.audit({ entity: 'offer', entityId: id, action: 'remove', before });
    await emitListed(work, opportunity.id, { lists: 'containing' });
  });
}
