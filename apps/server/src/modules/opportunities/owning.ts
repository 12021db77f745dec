import type { Endpoints } from '@szansa/api-client/endpoints';
import { isAdministrator } from '@szansa/domain/access';

import { conflict, denied, Refusal, verb, type Produced, type StaffContext, type Work } from '../platform.ts';
import { addTimelineEvent } from '../timeline/timeline.ts';
import { editableOpportunity, lockedOpportunity, type OpportunityState } from './access.ts';
import { opportunityById } from './described.ts';
import { activeWorker, nameOfUser } from './people.ts';
import { saveOpportunity } from './saving.ts';

type OpportunityAnswer = Produced<Endpoints['opportunities']['get']>;

interface Handover {
  readonly action: 'claim' | 'assign';
  readonly workerId: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** Gives a locked opportunity to somebody or to nobody: in its history, in the audit log, and told to everyone. */
export async function giveTo(
  work: Work,
  state: Pick<OpportunityState, 'id' | 'version' | 'workerId'>,
  handover: Handover,
): Promise<void> {
  const { action, workerId, from, to } = handover;
  await saveOpportunity(work, state, { workerId }, { action, before: { workerId: state.workerId } });
  await addTimelineEvent(work, state.id, 'owner_changed', { from, to });
}

/**
 * Takes an opportunity nobody owns; whoever owns it already keeps it.
 * @throws 404, 409 `opportunity_archived`, or `opportunity_taken` with the name of who was faster.
 */
export function claimOpportunity(context: StaffContext, id: string): Promise<OpportunityAnswer> {
  return verb(context, async (work) => {
    const { userId } = work.actor;
    const state = await lockedOpportunity(work, id);
    if (state.isArchived) throw new Refusal('opportunity_archived');
    if (state.workerId !== null && state.workerId !== userId) {
      const name = (await nameOfUser(work, state.workerId)) ?? '';
      throw conflict('opportunity_taken', { workerId: state.workerId, name }, { name });
    }
    if (state.workerId === null) {
      const to = await nameOfUser(work, userId);
      await giveTo(work, state, { action: 'claim', workerId: userId, from: null, to });
    }
    return opportunityById(work, id);
  });
}

/**
 * Gives an opportunity to somebody, or to nobody.
 * @throws 403 unless an administrator asks, 404, as `editableOpportunity`, 422 for an inactive account.
 */
export function assignOpportunity(
  context: StaffContext,
  id: string,
  workerId: string | null,
): Promise<OpportunityAnswer> {
  return verb(context, async (work) => {
    if (!isAdministrator(work.actor.roles)) throw denied();
    const state = await editableOpportunity(work, id);
    if (state.workerId === workerId) return opportunityById(work, id);
    const to = workerId === null ? null : await activeWorker(work, workerId);
    const from = await nameOfUser(work, state.workerId);
    await giveTo(work, state, { action: 'assign', workerId, from, to });
    return opportunityById(work, id);
  });
}
