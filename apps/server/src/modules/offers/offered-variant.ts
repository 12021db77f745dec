import { isOffered, isOfferReader } from '@szansa/domain/catalogue';

import { invalid, type StaffWork } from '#platform';
import { findOffered } from './variant-queries.ts';

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
