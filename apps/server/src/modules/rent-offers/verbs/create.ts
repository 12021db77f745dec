import {
  newRentOffer,
  rentOfferFields,
  type RentOfferFields,
  type RentOfferInput,
} from '@szansa/domain/rent-offer';
import { v7 as uuidv7 } from 'uuid';

import { verb, type StaffContext, type StaffWork } from '#platform';
import { readableRentOffer, refuseUnlessWritten } from '../access.ts';
import { emitRentOffer, rentOfferById, type RentOfferAnswer } from '../answers.ts';
import { insertRentOffer } from '../queries.ts';

/** Writes a rent offer down, of an opportunity or of none. @throws as `refuseUnlessWritten` */
async function addRentOffer(
  work: StaffWork,
  customerFileId: string | null,
  fields: RentOfferFields,
): Promise<RentOfferAnswer> {
  await refuseUnlessWritten(work, customerFileId);
  const id = uuidv7();
  await insertRentOffer(work.db, { ...fields, id, customerFileId, createdBy: work.actor.userId });
  await work.audit({
    entity: 'rent_offer_pdf',
    entityId: id,
    version: 1,
    action: 'create',
    after: { ...fields, customerFileId },
  });
  emitRentOffer(work, id);
  return rentOfferById(work, id);
}

/** Saves a rent offer. @throws as `refuseUnlessWritten` */
export function createRentOffer(context: StaffContext, input: RentOfferInput): Promise<RentOfferAnswer> {
  return verb(context, (work) => addRentOffer(work, input.customerFileId ?? null, newRentOffer(input)));
}

/**
 * Saves the same rent offer once more, of the same opportunity; what is hidden from the actor is copied as well, and stays
 * hidden. @throws 404, and as `refuseUnlessWritten`
 */
export function duplicateRentOffer(context: StaffContext, id: string): Promise<RentOfferAnswer> {
  return verb(context, async (work) => {
    const row = await readableRentOffer(work, id);
    return addRentOffer(work, row.customerFileId, rentOfferFields(row));
  });
}
