import { offerPatch, type OfferPatch } from '@szansa/domain/offer';

import { addTimelineEvent, emitListed, reserveCars } from '#modules/opportunities';
import { changeRecord, invalid, verb, type StaffContext } from '#platform';
import { editableOffer } from '../access.ts';
import { offerById, type OfferAnswer } from '../answers.ts';
import { audited } from '../auditing.ts';
import { changedFields, columnsOf, fieldsOfOffer, refuseOversized, rewritten } from '../fields.ts';
import { describedChanges } from '../history.ts';
import { updateOffer } from '../queries.ts';
import { refuseMisplaced } from '../representatives.ts';
import { changedVehicle, nameOfVehicle, wholeVehicle } from '../vehicles.ts';

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
      schema: offerPatch,
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
        // another vehicle is not that of the variant any more
        const link = after.vehicleId === before.vehicleId ? {} : { carVariantId: null };
        await updateOffer(work.db, id, { ...columns, ...link, version });
        await reserveCars(work, row.customerFileId);
        await addTimelineEvent(work, row.customerFileId, 'offer_changed', {
          name: await nameOfVehicle(work, after.vehicleId),
          fields: changedFields(before, after),
          changes: await describedChanges(work, before, after),
        });
        await emitListed(work, row.customerFileId, { lists: 'containing' });
      },
    });
    return offerById(work, id);
  });
}
