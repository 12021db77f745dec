import type { OfferInput } from '@szansa/domain/offer';
import { mayAddOffers } from '@szansa/domain/opportunity';
import { v7 as uuidv7 } from 'uuid';

import {
  addTimelineEvent,
  announceListed,
  lockedOpportunity,
  refuseUnlessEditable,
} from '#modules/opportunities';
import { Refusal, verb, type StaffContext } from '#platform';
import { offerById, type OfferAnswer } from '../answers.ts';
import { columnsOf, emptyOffer, refuseOversized, rewritten } from '../fields.ts';
import { insertOffer } from '../queries.ts';
import { refuseMisplaced } from '../representatives.ts';
import { chosenVehicle, nameOfVehicle } from '../vehicles.ts';
import { setChosen } from './choose.ts';

/**
 * Adds an offer; the first one of an opportunity is the chosen one by itself.
 * @throws 404, 403 `offers_only_by_owner`, as `editableOpportunity`, 422 for a record that cannot be chosen.
 */
export function createOffer(
  context: StaffContext,
  customerFileId: string,
  input: OfferInput,
): Promise<OfferAnswer> {
  const { actor } = context;
  return verb(context, async (work) => {
    const opportunity = await lockedOpportunity(work, customerFileId);
    if (!mayAddOffers(actor, opportunity)) throw new Refusal('offers_only_by_owner');
    await refuseUnlessEditable(work, opportunity);
    const fields = rewritten({ ...emptyOffer, offerType: input.offerType }, input);
    const columns = columnsOf(fields);
    refuseOversized(columns);
    await refuseMisplaced(work, fields);
    const vehicleId = await chosenVehicle(work, input);
    const id = uuidv7();
    const row = { ...columns, vehicleId };
    await insertOffer(work.db, { ...row, id, customerFileId, createdBy: actor.userId });
    await work.audit({
      entity: 'offer',
      entityId: id,
      version: 1,
      action: 'create',
      after: { ...row, customerFileId },
    });
    await addTimelineEvent(work, customerFileId, 'offer_added', {
      name: await nameOfVehicle(work, vehicleId),
    });
    if (opportunity.chosenOfferId === null) await setChosen(work, opportunity, id);
    await announceListed(work, customerFileId, { isRefiled: false });
    return offerById(work, id);
  });
}
