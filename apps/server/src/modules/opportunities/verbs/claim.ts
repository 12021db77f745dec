import { Refusal, verb, type StaffContext } from '#platform';
import { lockedOpportunity } from '../access.ts';
import { opportunityById, type OpportunityAnswer } from '../answers.ts';
import { giveTo } from '../handover.ts';
import { nameOfUser } from '../people.ts';

/**
 * Claims an opportunity without an owner for the actor; nothing happens if they own it already.
 * @throws 404, 409 `opportunity_archived`, or `opportunity_taken` with the name of the user who claimed it first.
 */
export function claimOpportunity(context: StaffContext, id: string): Promise<OpportunityAnswer> {
  return verb(context, async (work) => {
    const { userId } = work.actor;
    const state = await lockedOpportunity(work, id);
    if (state.isArchived) throw new Refusal('opportunity_archived');
    if (state.workerId !== null && state.workerId !== userId) {
      const name = (await nameOfUser(work, state.workerId)) ?? '';
      throw new Refusal('opportunity_taken', { workerId: state.workerId, name });
    }
    if (state.workerId === null) {
      const to = await nameOfUser(work, userId);
      await giveTo(work, state, { action: 'claim', workerId: userId, from: null, to });
    }
    return opportunityById(work, id);
  });
}
