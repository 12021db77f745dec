import { isOfferReader } from '@szansa/domain/catalogue';

import type { StaffReading } from '#platform';
import { viewerOf } from './access.ts';
import { picturesForPaper } from './image-queries.ts';

/** Maximum number of pictures of a variant in a document. */
const mostOnPaper = 3;

/** Returns the first pictures of a variant in the size for documents, if the actor may see its offer (rule CC15). */
export async function picturesOnPaper({ db, actor }: StaffReading, variantId: string) {
  if (!actor.can('car_offer.get')) return [];
  const found = await picturesForPaper(db, variantId, mostOnPaper);
  return found.filter(({ status }) => isOfferReader(viewerOf(actor), status));
}
