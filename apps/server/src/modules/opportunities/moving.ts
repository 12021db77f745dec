import type { Endpoints } from '@szansa/api-client/endpoints';
import { moves, type OpportunityStatus } from '@szansa/domain/opportunity';

import { Refusal, saveNextVersion, verb, type Produced, type StaffContext, type Work } from '../platform.ts';
import { addTimelineEvent, announceOpportunity } from '../timeline/timeline.ts';
import {
  editableOpportunity,
  lockedOpportunity,
  refuseUnlessEditable,
  type OpportunityState,
} from './access.ts';
import { closingGaps, opportunityById } from './described.ts';
import { findOfferFacts, insertConsent, updateOpportunity } from './queries.ts';

type OpportunityAnswer = Produced<Endpoints['opportunities']['get']>;

/** @throws 422 `closing_incomplete` with everything that is missing. */
async function refuseIncomplete(work: Work, state: OpportunityState): Promise<void> {
  const { chosenOfferId } = state;
  const offer = chosenOfferId === null ? undefined : await findOfferFacts(work.db, chosenOfferId);
  const missing = closingGaps(state, offer);
  if (missing.length > 0) {
    throw new Refusal('closing_incomplete', { details: { missing, chosenOfferId } });
  }
}

/**
 * Moves an opportunity to any other status; where it is already, nothing happens.
 * @throws 404, as `editableOpportunity`, 422 `closing_incomplete`.
 */
export function moveOpportunity(
  context: StaffContext,
  id: string,
  status: OpportunityStatus,
): Promise<OpportunityAnswer> {
  return verb(context, async (work) => {
    const state = await lockedOpportunity(work, id);
    const isThere = state.status === status && moves(work.actor, state).length > 0;
    if (isThere) return opportunityById(work, id);
    await refuseUnlessEditable(work, state);
    if (status === 'closed') await refuseIncomplete(work, state);
    await saveNextVersion(work, {
      entity: 'opportunity',
      entityId: id,
      action: 'move',
      version: state.version,
      before: { status: state.status },
      after: { status },
      save: (version) => updateOpportunity(work.db, id, { status, statusChangedAt: new Date(), version }),
      announce: () => announceOpportunity(work, id),
    });
    await addTimelineEvent(work, id, 'status_changed', { from: state.status, to: status });
    return opportunityById(work, id);
  });
}

/**
 * Confirms that a closed opportunity is to be changed, for as long as the session lasts.
 * @throws 404, 403 `opportunity_not_yours`, 409 `opportunity_archived`, or `wrong_state` when it is not closed.
 */
export function consentToEdit(context: StaffContext, id: string): Promise<OpportunityAnswer> {
  return verb(context, async (work) => {
    const { sessionId } = work.actor;
    const before = await lockedOpportunity(work, id);
    const isNew = await insertConsent(work.db, { sessionId, customerFileId: id });
    // with the consent there, whatever still refuses is not for the actor to confirm away
    await editableOpportunity(work, id);
    if (before.status !== 'closed') throw new Refusal('wrong_state');
    if (isNew) {
      await addTimelineEvent(work, id, 'edit_consented');
      await work.audit({
        entity: 'opportunity',
        entityId: id,
        action: 'consent_to_edit',
      });
      announceOpportunity(work, id);
    }
    return opportunityById(work, id);
  });
}
