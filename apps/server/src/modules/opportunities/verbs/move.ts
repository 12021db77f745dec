import { moves, type OpportunityStatus } from '@szansa/domain/opportunity';

import { cardNotFound, saveNextVersion, verb, type StaffContext } from '#platform';
import { lockedOpportunity, refuseUnlessEditable } from '../access.ts';
import { announcedOpportunity } from '../announcing.ts';
import { refuseCollision } from '../collisions.ts';
import { opportunityById, type OpportunityAnswer } from '../answers.ts';
import { updateOpportunity } from '../queries.ts';
import { refuseIncomplete } from '../readiness.ts';
import { tellingOf } from '../timeline.ts';

/**
 * Moves an opportunity to any other status; where it is already, nothing happens, whoever moved it there.
 * @throws 404 `card_not_found`, as `editableOpportunity`, 409 `stale_version`, 422 `closing_incomplete`.
 */
export function moveOpportunity(
  context: StaffContext,
  id: string,
  { status, version: readVersion }: { readonly status: OpportunityStatus; readonly version: number },
): Promise<OpportunityAnswer> {
  return verb(context, async (work) => {
    const state = await lockedOpportunity(work, id, cardNotFound);
    const isThere = state.status === status && moves(work.actor, state).length > 0;
    if (isThere) return opportunityById(work, id);
    await refuseUnlessEditable(work, state);
    await refuseCollision(work, state, readVersion, { status });
    if (status === 'closed') await refuseIncomplete(work, state);
    const now = new Date();
    const told = {
      customerFileId: id,
      type: 'status_changed',
      data: { from: state.status, to: status },
    } as const;
    await saveNextVersion(work, {
      entity: 'opportunity',
      entityId: id,
      action: 'move',
      version: state.version,
      before: { status: state.status },
      after: { status },
      saveAudited: (statement, version) =>
        updateOpportunity(tellingOf(work, statement, told), id, {
          status,
          statusChangedAt: now,
          lastActivityAt: now,
          version,
        }),
    });
    return announcedOpportunity(work, id, { isRefiled: false });
  });
}
