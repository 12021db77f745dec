import { Refusal, verb, type StaffContext } from '#platform';
import { editableOpportunity, lockedOpportunity } from '../access.ts';
import { emitOpportunity } from '../events.ts';
import { opportunityById, type OpportunityAnswer } from '../answers.ts';
import { insertConsent } from '../queries.ts';
import { addTimelineEvent } from '../timeline.ts';

/**
 * Confirms that a closed opportunity is to be changed, for as long as the session lasts.
 * @throws 404, 403 `opportunity_not_yours`, 409 `opportunity_archived`, or `wrong_state` when it is not closed.
 */
export function consentToEdit(context: StaffContext, id: string): Promise<OpportunityAnswer> {
  return verb(context, async (work) => {
    const { sessionId } = work.actor;
    const before = await lockedOpportunity(work, id);
    const isNew = await insertConsent(work.db, { sessionId, customerFileId: id });
    // once consent is given, any refusal that remains cannot be resolved by the actor's confirmation
    await editableOpportunity(work, id);
    if (before.status !== 'closed') throw new Refusal('wrong_state');
    if (isNew) {
      await addTimelineEvent(work, id, 'edit_consented');
      await work.audit({
        entity: 'opportunity',
        entityId: id,
        action: 'consent_to_edit',
      });
      emitOpportunity(work, id);
    }
    return opportunityById(work, id);
  });
}
