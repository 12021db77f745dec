import { opportunityScope } from '@szansa/domain/opportunity';

import { notFound, recordRoom, type Room, type StaffWork, type Work } from '#platform';
import { readersOf, readersOfOwned } from './access.ts';
import { listItem, opportunityAnswer, type OpportunityAnswer } from './answers.ts';
import { findListed, findOpportunity, type ShownRow } from './list-queries.ts';
import { roomsOfLinked } from './reader-queries.ts';

/** Publishes a change that only the opportunity's own page shows to users who have it open. */
export function emitOpportunity(work: Work, customerFileId: string): void {
  const payload = { customerFileId, listed: null };
  work.emit('customer-file-changed', payload, [recordRoom('opportunity', customerFileId)]);
}

interface OpportunityChange {
  /** Whether filters may find it otherwise than before. */
  readonly isRefiled: boolean;
  /** A new one is linked to no enquiry yet. */
  readonly isNew?: boolean;
}

async function emitRow(
  work: Work,
  row: ShownRow,
  { isRefiled, isNew = false }: OpportunityChange,
): Promise<void> {
  const payload = { customerFileId: row.id, listed: { ...listItem(row), isRefiled } };
  const linked = isNew ? [] : await roomsOfLinked(work.db, row.id);
  const rooms = [...readersOf(row), recordRoom('opportunity', row.id), ...linked];
  work.emit('customer-file-changed', payload, rooms);
}

/**
 * Publishes the new row of an opportunity in lists and on the board to all its readers; call it as a verb's last
 * step.
 */
export async function emitListed(
  work: Work,
  customerFileId: string,
  change: OpportunityChange,
): Promise<void> {
  const row = await findListed(work.db, customerFileId);
  if (!row) throw notFound();
  await emitRow(work, row, change);
}

/** The same, and the whole as the actor sees it, of one reading: how a verb ends. @throws 404 */
export async function opportunityWithEvents(
  work: StaffWork,
  id: string,
  change: OpportunityChange,
): Promise<OpportunityAnswer> {
  const row = await findOpportunity(work.db, id, opportunityScope(work.actor));
  if (!row) throw notFound();
  await emitRow(work, row, change);
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
  if (rooms.length > 0) work.emit('customer-file-changed', { customerFileId }, rooms);
}

/** Makes users refetch their lists who may not read an opportunity any more, because it has no owner now. */
export function emitUnassigned(work: Work, customerFileId: string): void {
  work.emit('customer-file-changed', { customerFileId }, readersOfOwned);
}

/**
 * Recomputes the read permission of all users who have the opportunity, or with null any opportunity, or its
 * conversation open, before they receive further events of it.
 */
export async function refreshSubscriptions(work: Work, id: string | null): Promise<void> {
  await work.platform.sessions.refresh(work, { entity: 'opportunity', id });
  await work.platform.sessions.refresh(work, { entity: 'comment', id });
}
