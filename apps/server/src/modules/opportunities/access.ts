import {
  editPermission,
  opportunityScope,
  type LinkedScope,
  type OpportunityScope,
  type OpportunityStatus,
} from '@szansa/domain/opportunity';

import { notFound, Refusal, type Actor, type Room, type StaffReading, type StaffWork } from '#platform';
import { findState, hasConsent } from './queries.ts';
import { enforceComplete } from './readiness.ts';

/** What decides who may do what with an opportunity. */
export interface OpportunityState {
  readonly id: string;
  readonly number: number;
  readonly status: OpportunityStatus;
  readonly isArchived: boolean;
  readonly workerId: string | null;
  readonly customerId: string;
  readonly leadSourceId: string | null;
  readonly chosenOfferId: string | null;
  readonly statusChangedAt: Date;
  readonly version: number;
}

/**
 * Every reader is in one room: that of users who may read all opportunities, or that of users who may read owned
 * ones.
 */
const rooms = {
  all: ['right:opportunity.edit'],
  assigned: ['right:opportunity.get'],
  none: [],
} as const satisfies Record<Exclude<OpportunityScope, LinkedScope>, readonly Room[]>;

/**
 * Returns the rooms with opportunity events for an actor; a user who may read only some gets them in their own room.
 */
export function opportunityRooms(actor: Actor): readonly Room[] {
  const scope = opportunityScope(actor);
  return typeof scope === 'string' ? rooms[scope] : [];
}

/** The rooms of those who may read an opportunity. */
export function readersOf({ workerId }: Pick<OpportunityState, 'workerId'>): readonly Room[] {
  return workerId === null ? rooms.all : [...rooms.all, ...rooms.assigned];
}

/** The rooms of users who may read an opportunity only while it has an owner. */
export const readersOfOwned: readonly Room[] = rooms.assigned;

/** An opportunity the actor may read. @throws 404 */
export async function readableOpportunity(reading: StaffReading, id: string): Promise<OpportunityState> {
  const state = await findState(reading.db, id, opportunityScope(reading.actor));
  if (!state) throw notFound();
  return state;
}

/** Whether an opportunity is closed and the actor has confirmed, in this session, that it is to be changed. */
export async function hasConsented(
  { db, actor }: StaffReading,
  { id, status }: Pick<OpportunityState, 'id' | 'status'>,
): Promise<boolean> {
  return status === 'closed' && (await hasConsent(db, { sessionId: actor.sessionId, customerFileId: id }));
}

const refusals = {
  not_yours: 'opportunity_not_yours',
  archived: 'opportunity_archived',
  consent_required: 'consent_required',
} as const;

/** An opportunity locked against other writers. @throws 404 */
export async function lockedOpportunity(
  work: StaffWork,
  id: string,
  absent: () => Refusal = notFound,
): Promise<OpportunityState> {
  const state = await findState(work.db, id, opportunityScope(work.actor), { lock: true });
  if (!state) throw absent();
  return state;
}

/**
 * Lets the actor change a locked opportunity and what belongs to it; a closed one has to stay complete.
 * @throws 403 `opportunity_not_yours`; 409 `opportunity_archived` or `consent_required`; 422 `closing_incomplete` at the
 * end of the work.
 */
export async function refuseUnlessEditable(work: StaffWork, state: OpportunityState): Promise<void> {
  const permission = editPermission(work.actor, state, await hasConsented(work, state));
  if (!permission.allowed) throw new Refusal(refusals[permission.reason]);
  if (state.status === 'closed') await enforceComplete(work, state);
}

/**
 * An opportunity the actor may change now, locked against other writers.
 * @throws 404; 403 `opportunity_not_yours`; 409 `opportunity_archived` or `consent_required`; 422 `closing_incomplete` at
 * the end of the work, for a closed one that would lack what it had.
 */
export async function editableOpportunity(work: StaffWork, id: string): Promise<OpportunityState> {
  const state = await lockedOpportunity(work, id);
  await refuseUnlessEditable(work, state);
  return state;
}
