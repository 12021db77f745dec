import { archivingProblem, isOwnerOrAdministrator } from '@szansa/domain/opportunity';

import { invalid, Refusal, verb, type HandlerInput, type StaffContext, type Work } from '#platform';
import { editableOpportunity, lockedOpportunity } from '../access.ts';
import { emitListed, refreshSubscriptions } from '../events.ts';
import { opportunityById, type Opportunities, type OpportunityAnswer } from '../answers.ts';
import { refuseCollision } from '../collisions.ts';
import { findArchiveReason } from '../archive-reason-queries.ts';
import { findArchiving } from '../queries.ts';
import { saveOpportunity } from '../saving.ts';
import { addTimelineEvent } from '../timeline.ts';

/** @throws 422 for a reason that cannot be chosen. */
async function chosenReason(work: Work, id: string) {
  const reason = await findArchiveReason(work.db, id);
  if (!reason?.isActive) throw invalid({ path: 'archiveReasonId', code: 'value_not_allowed' });
  return reason;
}

const unarchived = { isArchived: false, archiveReasonId: null, archiveNote: null, archivedAt: null };

const refusals = {
  archived: () => new Refusal('opportunity_archived'),
  lead_source_required: () => new Refusal('lead_source_required'),
  note_required: () => new Refusal('note_required', { fields: [{ path: 'note', code: 'note_required' }] }),
};

async function emitArchived(work: Work, id: string): Promise<void> {
  await refreshSubscriptions(work, id);
  await emitListed(work, id, { lists: 'any' });
}

/**
 * Archives an opportunity with a reason.
 * @throws 404, as `editableOpportunity`, 409 `stale_version`, 422 `lead_source_required` or `note_required`.
 */
export function archiveOpportunity(
  context: StaffContext,
  id: string,
  body: HandlerInput<Opportunities['archive']>['body'],
): Promise<OpportunityAnswer> {
  return verb(context, async (work) => {
    const state = await editableOpportunity(work, id);
    const reason = await chosenReason(work, body.archiveReasonId);
    const note = body.note ?? null;
    await refuseCollision(work, state, body.version, { isArchived: true });
    const problem = archivingProblem(state, reason, note);
    if (problem !== null) throw refusals[problem]();
    const { archiveReasonId } = body;
    const columns = { isArchived: true, archiveReasonId, archiveNote: note, archivedAt: new Date() };
    await saveOpportunity(work, state, columns, { action: 'archive', before: unarchived });
    await addTimelineEvent(work, id, 'archived', { name: reason.name, note });
    await emitArchived(work, id);
    return opportunityById(work, id);
  });
}

/**
 * Brings an archived opportunity back.
 * @throws 404, 403 `opportunity_not_yours`, 409 `opportunity_not_archived`, `stale_version` or `no_cars_left`
 */
export function unarchiveOpportunity(
  context: StaffContext,
  id: string,
  { version }: { readonly version: number },
): Promise<OpportunityAnswer> {
  return verb(context, async (work) => {
    const state = await lockedOpportunity(work, id);
    if (!isOwnerOrAdministrator(work.actor, state)) throw new Refusal('opportunity_not_yours');
    if (!state.isArchived) throw new Refusal('opportunity_not_archived');
    await refuseCollision(work, state, version, { isArchived: false });
    const before = await findArchiving(work.db, id);
    await saveOpportunity(work, state, unarchived, { action: 'unarchive', before });
    await addTimelineEvent(work, id, 'unarchived');
    await emitArchived(work, id);
    return opportunityById(work, id);
  });
}
