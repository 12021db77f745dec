import { mayAddOffers } from '@szansa/domain/opportunity';
import type { OfferInput, OfferPatch } from '@szansa/domain/offer';
import { v7 as uuidv7 } from 'uuid';

import {
  editableOpportunity,
  lockedOpportunity,
  refuseUnlessEditable,
  type OpportunityState,
} from '../opportunities/access.ts';
import { saveOpportunity } from '../opportunities/saving.ts';
import {
  changeRecord,
  invalid,
  notFound,
  Refusal,
  verb,
  type StaffContext,
  type StaffWork,
  type Work,
} from '../platform.ts';
import { addTimelineEvent, announceOpportunity } from '../timeline/timeline.ts';
import { offerById, type OfferAnswer } from './described.ts';
import {
  changedFields,
  columnsOf,
  emptyOffer,
  fieldsOfOffer,
  refuseOversized,
  rewritten,
  type AuditedOffer,
} from './fields.ts';
import { deleteOffer, findOffer, insertOffer, newestOffer, updateOffer, type OfferRow } from './queries.ts';
import { refuseMisplaced } from './representatives.ts';
import {
  changedVehicle,
  chosenVehicle,
  fieldsOf,
  nameOfVehicle,
  vehicleOf,
  wholeVehicle,
} from './vehicles.ts';

/** An offer as it is compared and audited. */
async function audited(work: Work, row: OfferRow): Promise<AuditedOffer> {
  const vehicle = await vehicleOf(work, row.vehicleId);
  return {
    ...columnsOf(fieldsOfOffer(row)),
    vehicleId: row.vehicleId,
    vehicleInfo: vehicle && fieldsOf(vehicle),
  };
}

async function setChosen(work: Work, opportunity: OpportunityState, offerId: string | null): Promise<void> {
  const before = { chosenOfferId: opportunity.chosenOfferId };
  await saveOpportunity(work, opportunity, { chosenOfferId: offerId }, { action: 'choose_offer', before });
}

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
    const fields = rewritten({ ...emptyOffer, offerType: input.offerType }, input, actor);
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
    announceOpportunity(work, customerFileId);
    return offerById(work, id);
  });
}

/** An offer of an opportunity the actor may change now; both locked. @throws 404, as `editableOpportunity` */
async function editableOffer(work: StaffWork, id: string) {
  const found = await findOffer(work.db, id);
  if (!found) throw notFound();
  const opportunity = await editableOpportunity(work, found.customerFileId);
  // read again: it may have changed, or gone, while the opportunity was waited for
  const offer = await findOffer(work.db, id);
  if (!offer) throw notFound();
  return { opportunity, offer };
}

/**
 * Changes fields of an offer; what is the same already changes nothing.
 * @throws 404, as `editableOpportunity`, 403 `field_excluded`, 409 `stale_version`, 422 for a record that cannot be
 * chosen.
 */
export function changeOffer(
  context: StaffContext,
  id: string,
  input: { readonly version: number; readonly changes: OfferPatch },
): Promise<OfferAnswer> {
  const { vehicleInfo, ...rest } = input.changes;
  return verb(context, async (work) => {
    await changeRecord(work, {
      entity: 'offer',
      entityId: id,
      action: 'edit',
      lock: async () => {
        const { offer } = await editableOffer(work, id);
        if (rest.vehicleId && vehicleInfo) throw invalid({ path: 'vehicleId', code: 'one_vehicle_only' });
        return offer;
      },
      fields: (offer) => audited(work, offer),
      readVersion: input.version,
      patch: { ...rest, ...(vehicleInfo ? { vehicleInfo: wholeVehicle(vehicleInfo) } : {}) },
      merge: async (_, offer) => {
        const fields = rewritten(fieldsOfOffer(offer), input.changes, work.actor);
        refuseOversized(columnsOf(fields));
        await refuseMisplaced(work, fields);
        const vehicleId = await changedVehicle(work, offer, input.changes);
        return audited(work, { ...offer, ...columnsOf(fields), vehicleId });
      },
      save: async ({ row, before, after, version }) => {
        const { vehicleInfo: _, ...columns } = after;
        await updateOffer(work.db, id, { ...columns, version });
        await addTimelineEvent(work, row.customerFileId, 'offer_changed', {
          name: await nameOfVehicle(work, after.vehicleId),
          fields: changedFields(before, after),
        });
        announceOpportunity(work, row.customerFileId);
      },
    });
    return offerById(work, id);
  });
}

/** Makes an offer the chosen one of its opportunity. @throws 404, as `editableOpportunity` */
export function chooseOffer(context: StaffContext, id: string): Promise<OfferAnswer> {
  return verb(context, async (work) => {
    const { opportunity, offer } = await editableOffer(work, id);
    if (opportunity.chosenOfferId !== id) {
      await setChosen(work, opportunity, id);
      await addTimelineEvent(work, opportunity.id, 'offer_chosen', {
        name: await nameOfVehicle(work, offer.vehicleId),
      });
    }
    return offerById(work, id);
  });
}

/**
 * Removes an offer; after the chosen one the newest of the others is chosen.
 * @throws 404, as `editableOpportunity`, 409 `wrong_state` for the chosen one of a closed opportunity.
 */
export function removeOffer(context: StaffContext, id: string): Promise<void> {
  return verb(context, async (work) => {
    const { opportunity, offer } = await editableOffer(work, id);
    const isChosen = opportunity.chosenOfferId === id;
    if (isChosen && opportunity.status === 'closed') throw new Refusal('wrong_state');
    await addTimelineEvent(work, opportunity.id, 'offer_removed', {
      name: await nameOfVehicle(work, offer.vehicleId),
    });
    if (isChosen) {
      const next = await newestOffer(work.db, opportunity.id, id);
      await setChosen(work, opportunity, next?.id ?? null);
      if (next) {
        await addTimelineEvent(work, opportunity.id, 'offer_chosen', {
          name: await nameOfVehicle(work, next.vehicleId),
        });
      }
    }
    await deleteOffer(work.db, id);
    const before = { ...(await audited(work, offer)), customerFileId: opportunity.id };
    await work.audit({ entity: 'offer', entityId: id, action: 'remove', before });
    announceOpportunity(work, opportunity.id);
  });
}
