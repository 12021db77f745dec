import type { Work } from '#platform';
import type { OpportunityState } from './access.ts';
import { announceListed, announceUnassigned, reconsiderReaders } from './announcing.ts';
import { saveOpportunity } from './saving.ts';
import { addTimelineEvent } from './timeline.ts';

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
  await reconsiderReaders(work, state.id);
  await announceListed(work, state.id, { isRefiled: true });
  if (workerId === null) announceUnassigned(work, state.id);
}
