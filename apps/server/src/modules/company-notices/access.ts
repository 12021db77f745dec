import { warsawDay } from '@szansa/domain/shared';

import { notFound, Refusal, type StaffReading, type StaffWork, type Work } from '#platform';
import { findOwn, type OwnNotice } from './own-queries.ts';
import { findNotice, lockNotice, type LockedNotice, type NoticeRow } from './queries.ts';

/** The room of all users who manage announcements. */
export const noticeReaders = 'right:company_notice.get';

/** Publishes to all who manage announcements that one has been created or changed. */
export function emitNotice(work: Work, id: string): void {
  work.emit('record-changed', { entity: 'company_notice', id }, [noticeReaders]);
}

/** Returns today's date in Warsaw, by which the validity of announcements is decided. */
export const today = () => warsawDay(new Date());

/** Returns an announcement; users who manage announcements may read all of them. @throws 404 */
export async function readableNotice({ db, actor }: StaffReading, id: string): Promise<NoticeRow> {
  const row = actor.can('company_notice.get') ? await findNotice(db, id, today()) : undefined;
  if (!row) throw notFound();
  return row;
}

/** Returns an announcement that the actor is a recipient of. @throws 404 */
export async function ownNotice({ db, actor }: StaffReading, id: string): Promise<OwnNotice> {
  const row = await findOwn(db, actor.userId, id, today());
  if (!row) throw notFound();
  return row;
}

/**
 * Checks that the actor is a recipient of an announcement or manages announcements: both may read its files. @throws
 * 404
 */
export async function anyReadableNotice(reading: StaffReading, id: string): Promise<void> {
  if (reading.actor.can('company_notice.get')) await readableNotice(reading, id);
  else await ownNotice(reading, id);
}

/** Locks an announcement and returns it. @throws 404 */
export async function lockedNotice({ db }: StaffWork, id: string): Promise<LockedNotice> {
  const row = await lockNotice(db, id);
  if (!row) throw notFound();
  return row;
}

/** Locks a draft and returns it; a sent announcement cannot be changed (rule CN2). @throws 404, 409 `wrong_state` */
export async function lockedDraft(work: StaffWork, id: string): Promise<LockedNotice> {
  const row = await lockedNotice(work, id);
  if (row.sentAt !== null) throw new Refusal('wrong_state');
  return row;
}
