import { offerPatch, ofItsType, type OfferPatch } from '@szansa/domain/offer';

import {
  addTimelineEvent,
  emitOpportunity,
  lockedOpportunity,
  readableOpportunity,
} from '#modules/opportunities';
import { notFound, verb, type Actor, type StaffContext } from '#platform';
import { addOffer, extendableOpportunity } from '../adding.ts';
import type { OfferAnswer } from '../answers.ts';
import { columnsOf, emptyOffer, fieldsOfOffer, rewritten, type OfferFields } from '../fields.ts';
import { ofNoEnquiry } from '../proposals.ts';
import { findOffer } from '../queries.ts';
import { nameOfVehicle } from '../vehicles.ts';
import { ofItsContract } from './duplicate.ts';

const hideable = ['transactionCosts', 'invoiceChargedPrice', 'commisionPercent', 'commisionAmount'] as const;

/**
 * Returns the fields of an offer for a copy in an opportunity with other readers: those of its type, without those
 * hidden from the actor. Where a part of the commission or its base is hidden, the percent is computed again from the
 * amount.
 */
function copied(fields: OfferFields, { excludedFields }: Pick<Actor, 'excludedFields'>): OfferPatch {
  const hidden = hideable.filter((field) => excludedFields.has(`offer.${field}`));
  const left = Object.entries({ ...ofItsType(fields), ...ofItsContract }).filter(
    ([field]) =>
      !hidden.some((one) => one === field) && (hidden.length === 0 || field !== 'commisionPercent'),
  );
  return offerPatch.parse(Object.fromEntries(left));
}

/**
 * Adds the same offer to another opportunity of the actor, with the same vehicle and without contract fields; both
 * histories record it. @throws 404 for an offer or an opportunity the actor may not read, and as `createOffer`
 */
export function copyOffer(
  context: StaffContext,
  id: string,
  { customerFileId }: { readonly customerFileId: string },
): Promise<OfferAnswer> {
  return verb(context, async (work) => {
    const found = await findOffer(work.db, id);
    if (!found) throw notFound();
    await readableOpportunity(work, found.customerFileId);
    // in the same sequence whichever is copied to the other
    for (const one of [found.customerFileId, customerFileId].toSorted()) await lockedOpportunity(work, one);
    const opportunity = await extendableOpportunity(work, customerFileId);
    // fetched again: it may have been changed or deleted while this call waited for the locks of the opportunities
    const offer = await findOffer(work.db, id);
    if (!offer) throw notFound();
    const { offerType } = offer;
    const fields = rewritten(
      { ...emptyOffer, offerType },
      copied(fieldsOfOffer(offer), work.actor),
      work.actor,
    );
    const answer = await addOffer(work, opportunity, {
      ...columnsOf(fields),
      vehicleId: offer.vehicleId,
      carVariantId: offer.carVariantId,
      ...ofNoEnquiry,
    });
    await addTimelineEvent(work, offer.customerFileId, 'offer_copied', {
      name: await nameOfVehicle(work, offer.vehicleId),
    });
    emitOpportunity(work, offer.customerFileId);
    return answer;
  });
}
