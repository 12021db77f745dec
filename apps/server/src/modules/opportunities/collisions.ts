import { findPerson } from '#modules/users';
import { resolveStale, type StaffWork } from '#platform';
import type { OpportunityState } from './access.ts';

/** What of an opportunity is written apart from its own fields. */
type Apart = Pick<OpportunityState, 'status' | 'workerId' | 'chosenOfferId' | 'isArchived'>;

/**
 * Rejects a change that would overwrite another user's change since the version read; reports who that was to actors
 * who may read the history. @throws 409 `stale_version`
 */
export function refuseCollision(
  work: StaffWork,
  state: OpportunityState,
  readVersion: number,
  patch: Partial<Apart>,
): Promise<void> {
  const { status, workerId, chosenOfferId, isArchived } = state;
  return resolveStale(work, {
    entity: 'opportunity',
    entityId: state.id,
    readVersion,
    currentVersion: state.version,
    patch,
    current: { status, workerId, chosenOfferId, isArchived },
    ...(work.actor.can('timeline_event.get') ? { personOf: (id: string) => findPerson(work.db, id) } : {}),
  });
}
