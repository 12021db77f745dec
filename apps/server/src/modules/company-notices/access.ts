import { warsawDay } from '@szansa/domain/shared';

import { notFound, Refusal, type StaffReading, type StaffWork, type Work } from '#platform';
import { findOwn, type OwnNotice } from './own-queries.ts';
import { findNotice, lockNotice, type LockedNotice, type NoticeRow } from './queries.ts';

/** The room of everyone who looks after announcements. */
export const noticeReaders = 'right:company_notice.get';

/** Tells everyone who looks after announcements that one has been made or changed. */
export function emitNotice(work: Work, id: string): void {
  work.emitChanged('record-changed', { entity: 'company_notice', id }, [noticeReaders]);
}

/** Today in Warsaw: until when announcements hold. */
export const today = () => warsawDay(new Date());

/** An announcement: whoever looks after announcements reads all of them. @throws 404 */
export async function readableNotice({ db, actor }: StaffReading, id: string): Promise<NoticeRow> {
  const row = actor.can('company_notice.get') ? await findNotice(db, id, today()) : undefined;
  if (!row) throw notFound();
  return row;
}

/** An announcement that the actor is a recipient of. @throws 404 */
export async function ownNotice({ db, actor }: StaffReading, id: string): Promise<OwnNotice> {
  const row = await findOwn(db, actor.userId, id, today());
  if (!row) throw notFound();
  return row;
}

/** Reads an announcement as one of its recipients, or as who looks after them: files of it are for both. @throws 404 */
export async function anyReadableNotice(reading: StaffReading, id: string): Promise<void> {
  if (reading.actor.can('company_notice.get')) await readableNotice(reading, id);
  else await ownNotice(reading, id);
}

/** An announcement held against other writers. @throws 404 */
export async function lockedNotice({ db }: StaffWork, id: string): Promise<LockedNotice> {
  const row = await lockNotice(db, id);
  if (!row) throw notFound();
  return row;
}

/** A draft held against other writers; what was sent changes no more (rule CN2). @throws 404, 409 `wrong_state` */
export async function lockedDraft(work: StaffWork, id: string): Promise<LockedNotice> {
  const row = await lockedNotice(work, id);
  if (row.sentAt !== null) throw new Refusal('wrong_state');
  return row;
}
