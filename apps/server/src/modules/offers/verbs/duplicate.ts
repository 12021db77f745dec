import { notFound, verb, type StaffContext } from '#platform';
import { addOffer, extendableOpportunity } from '../adding.ts';
import type { OfferAnswer } from '../answers.ts';
import { columnsOf, fieldsOfOffer } from '../fields.ts';
import { findOffer } from '../queries.ts';

/** Fields that a copy of an offer starts without, since it is about another contract. */
export const ofItsContract = {
  bookingDate: null,
  dealSigningDate: null,
  dealEndDate: null,
  vehicleRegistrationDate: null,
  carInsuranceId: null,
  gapInsuranceId: null,
} as const;

/**
 * Adds the same offer once more, with the same vehicle; what is hidden from the actor is copied as well, and stays hidden.
 * @throws as `createOffer`
 */
export function duplicateOffer(context: StaffContext, id: string): Promise<OfferAnswer> {
  return verb(context, async (work) => {
    const found = await findOffer(work.db, id);
    if (!found) throw notFound();
    const opportunity = await extendableOpportunity(work, found.customerFileId);
    // fetched again: it may have been changed or deleted while this call waited for the lock of the opportunity
    const offer = await findOffer(work.db, id);
    if (!offer) throw notFound();
    const columns = columnsOf({ ...fieldsOfOffer(offer), ...ofItsContract });
    return addOffer(work, opportunity, {
      ...columns,
      vehicleId: offer.vehicleId,
      carVariantId: offer.carVariantId,
      internalEnquiryId: offer.internalEnquiryId,
      enquiryProposalId: offer.enquiryProposalId,
    });
  });
}
