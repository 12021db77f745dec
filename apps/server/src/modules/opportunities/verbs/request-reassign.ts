import { reassignProblem } from '@szansa/domain/opportunity';
import { personName } from '@szansa/domain/shared';
import { v7 as uuidv7 } from 'uuid';

import { denied, Refusal, verb, type StaffContext } from '#platform';
import { lockedOpportunity } from '../access.ts';
import { emitOpportunity } from '../events.ts';
import { nameOfOwner } from '../people.ts';
import { requestById, type ReassignAnswer } from '../reassign-answers.ts';
import { insertRequest } from '../reassign-queries.ts';
import { addTimelineEvent } from '../timeline.ts';

const refusals = {
  archived: () => new Refusal('opportunity_archived'),
  wrong_state: () => new Refusal('wrong_state'),
  not_for_others: denied,
};

/**
 * Requests an opportunity from its owner, for the actor unless an administrator names another user.
 * @throws 404; 403; 409 `opportunity_archived`, `wrong_state` for one that is closed, has no owner, or has that owner
 * already, `reassign_pending`; 422 for a user who may not own opportunities
 */
export function requestReassign(
  context: StaffContext,
  customerFileId: string,
  { reason, targetWorkerId = context.actor.userId }: { reason: string; targetWorkerId?: string | undefined },
): Promise<ReassignAnswer> {
  return verb(context, async (work) => {
    const { actor, db } = work;
    const state = await lockedOpportunity(work, customerFileId);
    const problem = reassignProblem(actor, state, targetWorkerId);
    if (problem !== null) throw refusals[problem]();
    const { workerId } = state;
    if (workerId === null) throw new Refusal('wrong_state');
    const targetName = await nameOfOwner(work, targetWorkerId, 'targetWorkerId');
    const id = uuidv7();
    const row = { id, customerFileId, currentWorkerId: workerId, requesterId: actor.userId, targetWorkerId };
    if (!(await insertRequest(db, { ...row, reason }))) throw new Refusal('reassign_pending');
    await work.audit({
      entity: 'opportunity',
      entityId: customerFileId,
      action: 'request_reassign',
      after: { targetWorkerId, reason },
    });
    await addTimelineEvent(work, customerFileId, 'reassign_requested', { name: targetName, note: reason });
    const request = await requestById(work, id);
    const { number } = request.customerFile;
    work.emit(
      'customer-file-reassign-request',
      { requestId: id, customerFileId, number, targetWorkerName: personName(request.targetWorker) },
      [`user:${workerId}`],
    );
    const requester = personName(actor);
    work.publish('opportunity.reassign_requested', {
      opportunityId: customerFileId,
      number,
      workerId,
      requester,
    });
    emitOpportunity(work, customerFileId);
    return request;
  });
}
