import { isOwnerOrAdministrator } from '@szansa/domain/opportunity';
import { personName } from '@szansa/domain/shared';

import { notify } from '#modules/notifications';
import { denied, Refusal, verb, type StaffContext, type StaffWork } from '#platform';
import { lockedOpportunity, type OpportunityState } from '../access.ts';
import { emitOpportunity } from '../events.ts';
import { giveTo } from '../handover.ts';
import { reassignDecided } from '../notifications.ts';
import { nameOfOwner, nameOfUser } from '../people.ts';
import { requestById, type ReassignAnswer } from '../reassign-answers.ts';
import { lockRequest, setRequestStatus } from '../reassign-queries.ts';
import { addTimelineEvent } from '../timeline.ts';

/**
 * Locks a pending request and its opportunity, the opportunity first, as everywhere, and returns both.
 * @throws 404, 409 `wrong_state` for one that has ended
 */
async function pendingRequest(work: StaffWork, id: string) {
  const { customerFile } = await requestById(work, id);
  const state = await lockedOpportunity(work, customerFile.id);
  const request = await lockRequest(work.db, id);
  if (request.status !== 'pending') throw new Refusal('wrong_state');
  return { request, state };
}

/** @throws 403 unless the actor owns the opportunity or is an administrator */
function refuseToDecide(work: StaffWork, state: OpportunityState): void {
  if (!isOwnerOrAdministrator(work.actor, state)) throw denied();
}

/** Notifies the requester of the decision, and publishes it to the requester and the target. */
async function emitDecision(work: StaffWork, id: string, isApproved: boolean): Promise<ReassignAnswer> {
  const request = await requestById(work, id);
  const { customerFile, requester, targetWorker } = request;
  const { id: customerFileId, number } = customerFile;
  const people = [...new Set([requester.id, targetWorker.id])];
  work.emit(
    'customer-file-reassign-response',
    { requestId: id, customerFileId, number, targetWorkerName: personName(targetWorker), isApproved },
    people.map((person) => `user:${person}` as const),
  );
  // the new owner gets the notification of the assignment instead
  const to = isApproved && requester.id === targetWorker.id ? [] : [requester.id];
  const content = { kind: 'reassign_decided', number, isApproved } as const;
  await notify(work, reassignDecided, [{ to, recordId: customerFileId, content }]);
  emitOpportunity(work, customerFileId);
  return request;
}

/**
 * Approves a request, which assigns the opportunity to the requested user.
 * @throws 404; 403; 409 `wrong_state` for one that has ended; 422 for a user who may not own opportunities any more
 */
export function approveReassign(context: StaffContext, id: string): Promise<ReassignAnswer> {
  return verb(context, async (work) => {
    const { request, state } = await pendingRequest(work, id);
    refuseToDecide(work, state);
    const to = await nameOfOwner(work, request.targetWorkerId, 'targetWorkerId');
    const from = await nameOfUser(work, state.workerId);
    // before the owner changes, which withdraws what is pending
    await setRequestStatus(work.db, id, 'approved');
    await giveTo(work, state, { action: 'assign', workerId: request.targetWorkerId, from, to });
    return emitDecision(work, id, true);
  });
}

/** Rejects a request; the owner remains. @throws 404; 403; 409 `wrong_state` for a request that has ended */
export function rejectReassign(context: StaffContext, id: string): Promise<ReassignAnswer> {
  return verb(context, async (work) => {
    const { request, state } = await pendingRequest(work, id);
    refuseToDecide(work, state);
    await setRequestStatus(work.db, id, 'rejected');
    const name = await nameOfUser(work, request.targetWorkerId);
    await work.audit({
      entity: 'opportunity',
      entityId: state.id,
      action: 'reject_reassign',
      before: { targetWorkerId: request.targetWorkerId },
    });
    await addTimelineEvent(work, state.id, 'reassign_rejected', { name });
    return emitDecision(work, id, false);
  });
}

/** Withdraws an own request. @throws 404; 403 for another user's; 409 `wrong_state` for one that has ended */
export function withdrawReassign(context: StaffContext, id: string): Promise<ReassignAnswer> {
  return verb(context, async (work) => {
    const { request, state } = await pendingRequest(work, id);
    if (request.requesterId !== work.actor.userId) throw denied();
    await setRequestStatus(work.db, id, 'withdrawn');
    await work.audit({
      entity: 'opportunity',
      entityId: state.id,
      action: 'withdraw_reassign',
      before: { targetWorkerId: request.targetWorkerId },
    });
    const name = await nameOfUser(work, request.targetWorkerId);
    await addTimelineEvent(work, state.id, 'reassign_withdrawn', { name });
    emitOpportunity(work, state.id);
    return requestById(work, id);
  });
}
