import type { EmittedPayload } from '@szansa/api-client/realtime';
import { opportunityScope } from '@szansa/domain/opportunity';

import { notFound, recordRoom, type Room, type StaffWork, type Work } from '#platform';
import { readersOf, readersOfOwned, type OpportunityState } from './access.ts';
import { opportunityAnswer, type OpportunityAnswer } from './answers.ts';
import { findOpportunity, type WholeRow } from './list-queries.ts';
import { findState } from './queries.ts';
import { roomsOfLinked } from './reader-queries.ts';

/** Publishes a change that only the opportunity's own page shows to users who have it open. */
export function emitOpportunity(work: Work, customerFileId: string): void {
  work.emit('customer-file-changed', { customerFileId }, [recordRoom('opportunity', customerFileId)]);
}

interface OpportunityChange {
  readonly lists: NonNullable<EmittedPayload<'customer-file-changed'>['lists']>;
  /** A new one is linked to no enquiry yet. */
  readonly isNew?: boolean;
}

async function emitTo(
  work: Work,
  { id, customerId, workerId }: Pick<OpportunityState, 'id' | 'customerId' | 'workerId'>,
  { lists, isNew = false }: OpportunityChange,
): Promise<void> {
  const linked = isNew ? [] : await roomsOfLinked(work.db, id);
  const rooms = [...readersOf({ workerId }), recordRoom('opportunity', id), ...linked];
  work.emit('customer-file-changed', { customerFileId: id, customerId, lists }, rooms);
}

/** Publishes a change of an opportunity that lists and the board show to all its readers. */
export async function emitListed(work: Work, id: string, change: OpportunityChange): Promise<void> {
  const state = await findState(work.db, id, 'all');
  if (!state) throw notFound();
  await emitTo(work, state, change);
}

/** The same, and the whole as the actor sees it, of one reading: how a verb ends. @throws 404 */
export async function opportunityWithEvents(
  work: StaffWork,
  id: string,
  change: OpportunityChange,
): Promise<OpportunityAnswer> {
  const row = await findOpportunity(work.db, id, opportunityScope(work.actor));
  if (!row) throw notFound();
  return rowWithEvents(work, row, change);
}

/** The same of a row that is read already. */
export async function rowWithEvents(
  work: StaffWork,
  row: WholeRow,
  change: OpportunityChange,
): Promise<OpportunityAnswer> {
  await emitTo(work, row, change);
  return opportunityAnswer(work, row);
}

/**
 * The room of all users who may read enquiries, platformers among them: events here contain no data of any record.
 */
const enquiryReaders = 'right:internal_enquiry.get';

/** Has everyone who may read opportunities, owned or not, read theirs again: many have changed at once. */
export function emitMany(work: Work): void {
  work.emit('customer-files-changed', {}, [...readersOf({ workerId: '' }), enquiryReaders]);
}

/**
 * Makes users check again whether they may read an opportunity, and refetch their lists: one of their enquiries was
 * linked to it, or unlinked.
 */
export async function emitLink(
  work: Work,
  customerFileId: string,
  userIds: readonly string[],
): Promise<void> {
  await refreshSubscriptions(work, customerFileId);
  const rooms = userIds.map((id): Room => `user:${id}`);
  if (rooms.length > 0) work.emit('customer-file-changed', { customerFileId, lists: 'readable' }, rooms);
}

/** Makes users refetch their lists who may not read an opportunity any more, because it has no owner now. */
export function emitUnassigned(work: Work, customerFileId: string): void {
  work.emit('customer-file-changed', { customerFileId, lists: 'readable' }, readersOfOwned);
}

/**
 * Recomputes the read permission of all users who have the opportunity, or with null any opportunity, or its
 * conversation open, before they receive further events of it.
 */
export async function refreshSubscriptions(work: Work, id: string | null): Promise<void> {
  await work.platform.sessions.refresh(work, { entity: 'opportunity', id });
  await work.platform.sessions.refresh(work, { entity: 'comment', id });
}
