import { moves, undoWithinMs, undoes, type Moved, type OpportunityStatus } from '@szansa/domain/opportunity';

import { cardNotFound, verb, type StaffContext, type StaffWork } from '#platform';
import { lockedOpportunity, refuseUnlessEditable, type OpportunityState } from '../access.ts';
import { opportunityWithEvents } from '../events.ts';
import { refuseCollision } from '../collisions.ts';
import { opportunityById, type OpportunityAnswer } from '../answers.ts';
import { updateOpportunity } from '../queries.ts';
import { refuseIncomplete } from '../readiness.ts';
import { saveOpportunity } from '../saving.ts';
import { lastMove, withEvent } from '../timeline-queries.ts';
import { eventOf } from '../timeline.ts';

/** Returns when the status that it returns to had been entered, if the move undoes the last one (rule ST3). */
async function resumedSince(
  work: StaffWork,
  state: OpportunityState,
  move: Moved,
): Promise<Date | undefined> {
  const isLongAgo = move.at.getTime() - state.statusChangedAt.getTime() > undoWithinMs;
  const last = isLongAgo ? undefined : await lastMove(work.db, state.id);
  return last && undoes(move, last) ? last.since : undefined;
}

/**
 * Moves an opportunity to any other status; nothing happens if it has that status already, no matter who moved it.
 * @throws 404 `card_not_found`, as `editableOpportunity`, 409 `stale_version` or `no_cars_left`, 422
 * `closing_incomplete`.
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
    const step = { from: state.status, to: status };
    const resumed = await resumedSince(work, state, { ...step, actorId: work.actor.userId, at: now });
    const event = eventOf(work, {
      customerFileId: id,
      type: 'status_changed',
      at: now,
      data: {
        ...step,
        since: state.statusChangedAt.toISOString(),
        ...(resumed && { isBack: true as const }),
      },
    });
    await saveOpportunity(
      work,
      state,
      { status },
      { action: 'move', before: { status: state.status } },
      (statement, version) =>
        updateOpportunity(withEvent(statement, event), id, {
          status,
          statusChangedAt: resumed ?? now,
          lastActivityAt: now,
          version,
        }),
    );
    return opportunityWithEvents(work, id, { lists: 'containing' });
  });
}
