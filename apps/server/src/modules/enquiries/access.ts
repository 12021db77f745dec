import { enquiryEditPermission, isEnquiryEditor } from '@szansa/domain/enquiry';
import { opportunityScope } from '@szansa/domain/opportunity';

import { findPerson } from '#modules/users';
import { notFound, Refusal, resolveStale, type Actor, type StaffReading, type StaffWork } from '#platform';
import type { Viewer } from './list-queries.ts';
import { findState, type EnquiryState } from './queries.ts';

export function viewerOf(actor: Actor): Viewer {
  const editsEvery = isEnquiryEditor(actor, { platformerId: null });
  return { userId: actor.userId, editsEvery, scope: opportunityScope(actor) };
}

/** Returns an enquiry; users with the right to read enquiries may read all of them. @throws 404 */
export async function readableEnquiry({ db, actor }: StaffReading, id: string): Promise<EnquiryState> {
  const state = actor.can('internal_enquiry.get') ? await findState(db, id) : undefined;
  if (!state) throw notFound();
  return state;
}

/** An enquiry locked against other writers. @throws 404 */
export async function lockedEnquiry(
  { db, actor }: StaffWork,
  id: string,
  absent: () => Refusal = notFound,
): Promise<EnquiryState> {
  const state = actor.can('internal_enquiry.get') ? await findState(db, id, { lock: true }) : undefined;
  if (!state) throw absent();
  return state;
}

export const refusals = { not_yours: 'enquiry_not_yours', archived: 'enquiry_archived' } as const;

/** An enquiry the actor may change now, locked. @throws 404, 403 `enquiry_not_yours`, 409 `enquiry_archived` */
export async function editableEnquiry(work: StaffWork, id: string): Promise<EnquiryState> {
  const state = await lockedEnquiry(work, id);
  const permission = enquiryEditPermission(work.actor, state);
  if (!permission.allowed) throw new Refusal(refusals[permission.reason]);
  return state;
}

/**
 * Rejects a change that would overwrite another user's change since the version read, and reports who that was.
 * @throws 409 `stale_version`
 */
export function refuseCollision(
  work: StaffWork,
  { id, version, status, isArchived }: EnquiryState,
  readVersion: number,
  patch: Partial<Pick<EnquiryState, 'status' | 'isArchived'>>,
): Promise<void> {
  return resolveStale(work, {
    entity: 'internal_enquiry',
    entityId: id,
    readVersion,
    currentVersion: version,
    patch,
    current: { status, isArchived },
    personOf: (userId) => findPerson(work.db, userId),
  });
}
