import { isAdministrator } from '@szansa/domain/access';

import { denied, verb, type StaffContext } from '#platform';
import { editableOpportunity } from '../access.ts';
import { opportunityById, type OpportunityAnswer } from '../answers.ts';
import { refuseCollision } from '../collisions.ts';
import { giveTo } from '../handover.ts';
import { nameOfOwner, nameOfUser } from '../people.ts';

/**
 * Assigns an opportunity to a user, or to none.
 * @throws 403 unless the actor is an administrator, 404, as `editableOpportunity`, 409 `stale_version`, 422 for a user
 * who may not own opportunities.
 */
export function assignOpportunity(
  context: StaffContext,
  id: string,
  { workerId, version }: { readonly workerId: string | null; readonly version: number },
): Promise<OpportunityAnswer> {
  return verb(context, async (work) => {
    if (!isAdministrator(work.actor.roles)) throw denied();
    const state = await editableOpportunity(work, id);
    if (state.workerId === workerId) return opportunityById(work, id);
    await refuseCollision(work, state, version, { workerId });
    const to = workerId === null ? null : await nameOfOwner(work, workerId);
    const from = await nameOfUser(work, state.workerId);
    await giveTo(work, state, { action: 'assign', workerId, from, to });
    return opportunityById(work, id);
  });
}
