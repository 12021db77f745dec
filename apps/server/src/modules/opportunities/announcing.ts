import { notFound, recordRoom, type Work } from '#platform';
import { readersOf, readersOfOwned } from './access.ts';
import { listItem } from './answers.ts';
import { findListed } from './list-queries.ts';

/** Tells those who have the opportunity open of a change that only its own page shows. */
export function announceOpportunity(work: Work, customerFileId: string): void {
  const payload = { customerFileId, listed: null };
  work.announce('customer-file-changed', payload, [recordRoom('opportunity', customerFileId)]);
}

/**
 * Tells everyone who may read opportunities what lists and the board show of one now: the last step of a verb.
 * `isRefiled` says that filters may find it otherwise than before.
 */
export async function announceListed(
  work: Work,
  customerFileId: string,
  { isRefiled }: { readonly isRefiled: boolean },
): Promise<void> {
  const row = await findListed(work.db, customerFileId);
  if (!row) throw notFound();
  const payload = { customerFileId, listed: { ...listItem(row), isRefiled } };
  const rooms = [...readersOf(row), recordRoom('opportunity', customerFileId)];
  work.announce('customer-file-changed', payload, rooms);
}

/** Has everyone who may read opportunities, owned or not, read theirs again: many have changed at once. */
export function announceMany(work: Work): void {
  work.announce('customer-files-changed', {}, readersOf({ workerId: '' }));
}

/** Has lists read again by those who may not read an opportunity any more, as nobody owns it now. */
export function announceUnassigned(work: Work, customerFileId: string): void {
  work.announce('customer-file-changed', { customerFileId }, readersOfOwned);
}

/**
 * Has everyone who has the opportunity, or for null any, or its conversation open asked again whether they may read it,
 * before they hear more of it.
 */
export async function reconsiderReaders(work: Work, id: string | null): Promise<void> {
  await work.platform.sessions.refresh(work, { entity: 'opportunity', id });
  await work.platform.sessions.refresh(work, { entity: 'comment', id });
}
