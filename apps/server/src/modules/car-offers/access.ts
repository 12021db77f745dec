import { isOfferReader } from '@szansa/domain/catalogue';

import { notFound, type Actor, type StaffReading } from '#platform';
import type { Viewer } from './found-queries.ts';
import { findOffer, type FoundOffer } from './queries.ts';

/** The room of everyone who may read car offers. */
export const offerReaders = 'right:car_offer.get';

/** Returns what an actor may do with and see of car offers. */
export const viewerOf = (actor: Actor): Viewer => ({
  canEdit: actor.can('car_offer.edit'),
  seesDiscounts: !actor.excludedFields.has('vehicle.discount'),
});

/** An offer that the actor is shown (rule CC15). @throws 404 */
export async function readableOffer({ db, actor }: StaffReading, id: string): Promise<FoundOffer> {
  const row = await findOffer(db, id);
  if (!row || !isOfferReader(viewerOf(actor), row.status)) throw notFound();
  return row;
}
