import {
  enquiryEditPermission,
  enquiryMoves,
  mayClaimEnquiry,
  newStatus,
  type EnquiryStatus,
} from '@szansa/domain/enquiry';

import { cardNotFound, Refusal, saveNextVersion, verb, type StaffContext } from '#platform';
import { lockedEnquiry, refusals, refuseCollision } from '../access.ts';
import { emitEnquiry, emitRelinked } from '../events.ts';
import { enquiryById, type EnquiryAnswer } from '../answers.ts';
import { hasFiles } from '../file-queries.ts';
import { addEvent, addPersonEvent } from '../history.ts';
import { updateEnquiry } from '../queries.ts';

/**
 * Moves an enquiry to any other status; nothing happens if it has that status already. The first move from NEW by a
 * platformer assigns them, if no platformer is assigned (rule EN8).
 * @throws 404 `card_not_found`, 403 `enquiry_not_yours`, 409 `enquiry_archived`, `enquiry_needs_file` or
 * `stale_version`
 */
export function moveEnquiry(
  context: StaffContext,
  id: string,
  { status, version: readVersion }: { readonly status: EnquiryStatus; readonly version: number },
): Promise<EnquiryAnswer> {
  return verb(context, async (work) => {
    const { actor, db } = work;
    const state = await lockedEnquiry(work, id, cardNotFound);
    if (state.status === status && enquiryMoves(actor, state).length > 0) return enquiryById(work, id);
    const isClaimed = mayClaimEnquiry(actor, state);
    const permission = enquiryEditPermission(actor, state);
    if (!permission.allowed && !isClaimed) throw new Refusal(refusals[permission.reason]);
    await refuseCollision(work, state, readVersion, { status });
    const isStarted = state.status === newStatus;
    if (isStarted && state.category === 'document_processing' && !(await hasFiles(db, id)))
      throw new Refusal('enquiry_needs_file');
    const platformerId = isClaimed ? actor.userId : state.platformerId;
    await saveNextVersion<'internal_enquiry', object>(work, {
      entity: 'internal_enquiry',
      entityId: id,
      action: 'move',
      version: state.version,
      before: { status: state.status, platformerId: state.platformerId },
      after: { status, platformerId },
      saveAudited: (statement, version) =>
        updateEnquiry(statement, id, { status, platformerId, statusChangedAt: new Date(), version }),
    });
    await addPersonEvent(work, id, 'platformer_changed', state.platformerId, platformerId);
    await addEvent(work, id, 'status_changed', { from: state.status, to: status });
    await emitRelinked(work, state, { ...state, platformerId });
    const { individualNumber: number, workerId } = state;
    work.publish('enquiry.moved', { enquiryId: id, number, status, workerId, platformerId });
    emitEnquiry(work, id);
    return enquiryById(work, id);
  });
}
