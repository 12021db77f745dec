import { offerStatusMoves, type PlatformOfferStatus } from '@szansa/domain/catalogue';

import { changeRecord, notFound, Refusal, verb, type StaffContext } from '#platform';
import { emitOffer } from '../events.ts';
import { offerById, type CarOffer } from '../answers.ts';
import { lockOffer, updateOffer } from '../queries.ts';

interface Move {
  readonly version: number;
  readonly status: PlatformOfferStatus;
}

/**
 * Gives a car offer another status (rule CC14); with it changes who is shown the offer.
 * @throws 404, 409 `stale_version`, or `wrong_state` for a status that the actor may not give it
 */
export function moveOffer(context: StaffContext, id: string, { version, status }: Move): Promise<CarOffer> {
  return verb(context, async (work) => {
    const { roles } = work.actor;
    await changeRecord<'car_offer', Move, Pick<Move, 'status'>>(work, {
      entity: 'car_offer',
      entityId: id,
      action: 'move',
      lock: async () => {
        const row = await lockOffer(work.db, id);
        if (!row) throw notFound();
        return row;
      },
      fields: (row) => ({ status: row.status }),
      readVersion: version,
      patch: { status },
      merge: (before) => {
        const isAllowed = offerStatusMoves({ roles, canEdit: true }, before.status).includes(status);
        if (before.status !== status && !isAllowed) throw new Refusal('wrong_state');
        return { status };
      },
      save: ({ after, version: next }) => updateOffer(work.db, id, after, next),
      emit: async () => {
        await work.platform.sessions.refresh(work, { entity: 'car_offer', id });
        emitOffer(work, id);
      },
    });
    return offerById(work, id);
  });
}
