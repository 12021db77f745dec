import type { ReceivedFile } from '@szansa/api-client/contract';
import { carOfferPatch, isOfferEditor, type CarOfferPatch } from '@szansa/domain/catalogue';
import { withoutLeftOut } from '@szansa/domain/shared';

import { changeRecord, Refusal, verb, type StaffContext } from '#platform';
import { emitOffer } from '../events.ts';
import { offerById, type CarOffer } from '../answers.ts';
import { storeParts } from '../store-offer.ts';
import { updateOffer } from '../queries.ts';
import { settledOffer } from '../settle.ts';
import { lockedOffer, uploadsOf, wholeVariants, type Uploads, type WholeOffer } from '../whole-offer.ts';

interface Change {
  readonly version: number;
  readonly changes: CarOfferPatch;
}

/** Returns the fields of a change in their stored form. */
function named({ variants, ...fields }: CarOfferPatch, before: WholeOffer, uploads: Uploads) {
  const whole = variants && wholeVariants(variants, before.variants, uploads);
  return withoutLeftOut({ ...fields, variants: whole });
}

/**
 * Changes fields of a car offer, its variants as a whole. The same change sent again changes nothing.
 * @throws 404, 409 `stale_version`, or `wrong_state` for one that was deleted or blocked; 422, and 413 for its files
 */
export async function changeOffer(
  context: StaffContext,
  id: string,
  { version, changes }: Change,
  files: readonly ReceivedFile[],
): Promise<CarOffer> {
  const uploads = await uploadsOf(changes.variants ?? [], files);
  return verb(context, async (work) => {
    const { roles } = work.actor;
    await changeRecord<'car_offer', Awaited<ReturnType<typeof lockedOffer>>, WholeOffer>(work, {
      entity: 'car_offer',
      entityId: id,
      action: 'edit',
      lock: async () => {
        const locked = await lockedOffer(work, id);
        if (!isOfferEditor({ roles, canEdit: true }, locked.status)) throw new Refusal('wrong_state');
        return locked;
      },
      fields: ({ offer }) => offer,
      readVersion: version,
      schema: carOfferPatch,
      patch: (before) => named(changes, before, uploads),
      merge: (before) => settledOffer(work, { ...before, ...named(changes, before, uploads) }),
      save: async ({ row, before, after, version: next }) => {
        const { equipment: _equipment, variants: _variants, ...fields } = after;
        await updateOffer(work.db, id, fields, next);
        await storeParts(work, id, after, { ...row, variants: before.variants }, uploads);
      },
      emit: () => emitOffer(work, id),
    });
    return offerById(work, id);
  });
}
