import { isOffered, isOfferReader } from '@szansa/domain/catalogue';

import { invalid, Refusal, type StaffWork } from '#platform';
import { findOffered, heldVariant, lockVariant, stockOf } from './holding-queries.ts';

/** The variant that a new offer is made from, one that the actor is shown and that is offered (rule CC21). @throws 422 */
export async function offeredVariant(work: StaffWork, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const offered = work.actor.can('car_offer.get') ? await findOffered(work.db, id) : undefined;
  const reader = { canEdit: work.actor.can('car_offer.edit') };
  if (!offered || !isOfferReader(reader, offered.status) || !isOffered(offered.status)) {
    throw invalid({ path: 'carVariantId', code: 'value_not_allowed' });
  }
  return id;
}

/**
 * Sees to it that an offer that was just written holds no car that is not there, and tells how many are left. Whoever
 * books the same variant waits for the end of this work. @throws 409 `no_cars_left`
 */
export async function holdCar(work: StaffWork, offerId: string): Promise<void> {
  const variant = await heldVariant(work.db, offerId);
  if (!variant) return;
  await lockVariant(work.db, variant.id);
  const { availabilityCount, held } = await stockOf(work.db, variant.id);
  if (availabilityCount !== null && held > availabilityCount) throw new Refusal('no_cars_left');
  work.announce('record-changed', { entity: 'car_offer', id: variant.carOfferId }, ['right:car_offer.get']);
}
