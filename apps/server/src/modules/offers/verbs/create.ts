import type { OfferInput } from '@szansa/domain/offer';

import { verb, type StaffContext } from '#platform';
import { addOffer, extendableOpportunity } from '../adding.ts';
import type { OfferAnswer } from '../answers.ts';
import { columnsOf, emptyOffer, refuseOversized, rewritten } from '../fields.ts';
import { offeredVariant } from '../offered-variant.ts';
import { proposedIn } from '../proposals.ts';
import { refuseMisplaced } from '../representatives.ts';
import { chosenVehicle } from '../vehicles.ts';

/**
 * Adds an offer; the first one of an opportunity is the chosen one by itself.
 * @throws 404, 403 `offers_only_by_owner`, as `editableOpportunity`, 422 for a record that cannot be chosen,
 * 409 `no_cars_left`.
 */
export function createOffer(
  context: StaffContext,
  customerFileId: string,
  input: OfferInput,
): Promise<OfferAnswer> {
  return verb(context, async (work) => {
    const opportunity = await extendableOpportunity(work, customerFileId);
    const fields = rewritten({ ...emptyOffer, offerType: input.offerType }, input, work.actor);
    const columns = columnsOf(fields);
    refuseOversized(columns);
    await refuseMisplaced(work, fields);
    const carVariantId = await offeredVariant(work, input.carVariantId);
    const origin = await proposedIn(work, customerFileId, input.enquiryProposalId);
    const vehicleId = await chosenVehicle(work, input);
    return addOffer(work, opportunity, { ...columns, ...origin, vehicleId, carVariantId });
  });
}
