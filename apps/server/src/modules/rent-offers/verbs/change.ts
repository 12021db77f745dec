import {
  changedRentOffer,
  rentOfferFields,
  rentOfferPatch,
  type RentOfferPatch,
} from '@szansa/domain/rent-offer';

import { changeRecord, verb, type StaffContext } from '#platform';
import { writableRentOffer } from '../access.ts';
import { emitRentOffer, rentOfferById, type RentOfferAnswer } from '../answers.ts';
import { updateRentOffer } from '../queries.ts';

/** Changes fields of a rent offer. @throws as `writableRentOffer`, 409 `stale_version` */
export function changeRentOffer(
  context: StaffContext,
  id: string,
  { version, changes }: { readonly version: number; readonly changes: RentOfferPatch },
): Promise<RentOfferAnswer> {
  return verb(context, async (work) => {
    await changeRecord(work, {
      entity: 'rent_offer_pdf',
      entityId: id,
      action: 'edit',
      lock: () => writableRentOffer(work, id),
      fields: rentOfferFields,
      readVersion: version,
      schema: rentOfferPatch,
      patch: () => changes,
      merge: (before) => changedRentOffer(before, changes),
      save: ({ after, version: next }) => updateRentOffer(work.db, id, after, next),
      emit: () => emitRentOffer(work, id),
    });
    return rentOfferById(work, id);
  });
}
