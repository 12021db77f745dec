import type { Work } from '#platform';
import type { OpportunityState } from './access.ts';
import { emitListed, emitMany, emitUnassigned, refreshSubscriptions } from './events.ts';
import { giveOpen } from './owner-queries.ts';
import { saveOpportunity } from './saving.ts';
import { addTimelineEvent, describeMany } from './timeline.ts';

interface Handover {
  readonly action: 'claim' | 'assign';
  readonly workerId: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

interface HandoverOfAll {
  /** Who owns them, and who gets them. */
  readonly from: { readonly id: string; readonly name: string };
  readonly to: { readonly id: string; readonly name: string } | null;
}

/**
 * Assigns all open opportunities of a user to another one, or to none, with entries in their histories and the audit
 * log, and publishes that once. The number of statements does not depend on the number of opportunities.
 */
export async function giveAllTo(work: Work, { from, to }: HandoverOfAll): Promise<void> {
  const at = new Date();
  const given = await giveOpen(work.db, { from: from.id, to: to?.id ?? null, at });
  if (given.length === 0) return;
  const ids = given.map(({ id }) => id);
  const data = { from: from.name, to: to?.name ?? null };
  await describeMany(work, ids, { type: 'owner_changed', at, data });
  const entries = given.map(({ id, version }) => ({
    entity: 'opportunity' as const,
    entityId: id,
    action: 'assign' as const,
    version,
    before: { workerId: from.id },
    after: { workerId: to?.id ?? null },
  }));
  await work.audit(...entries);
  if (to) {
    for (const { id: opportunityId, number } of given) {
      work.publish('opportunity.assigned', { opportunityId, number, workerId: to.id });
    }
  }
  await refreshSubscriptions(work, null);
  emitMany(work);
}

/**
 * Assigns a locked opportunity to a user or to none, with entries in its history and the audit log, and publishes
 * that.
 */
export async function giveTo(
  work: Work,
  state: Pick<OpportunityState, 'id' | 'number' | 'version' | 'workerId'>,
  handover: Handover,
): Promise<void> {
  const { action, workerId, from, to } = handover;
  await saveOpportunity(work, state, { workerId }, { action, before: { workerId: state.workerId } });
  if (workerId !== null) {
    work.publish('opportunity.assigned', { opportunityId: state.id, number: state.number, workerId });
  }
  await addTimelineEvent(work, state.id, 'owner_changed', { from, to });
  await refreshSubscriptions(work, state.id);
  await emitListed(work, state.id, { lists: 'any' });
  if (workerId === null) emitUnassigned(work, state.id);
}
