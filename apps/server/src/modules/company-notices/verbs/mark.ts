import { readAbout } from '#modules/notifications';
import { notFound, Refusal, verb, type StaffContext, type StaffWork } from '#platform';
import { noticeReaders, ownNotice } from '../access.ts';
import { ownById, type OwnAnswer } from '../own-answers.ts';
import { lockOwn, markOwn } from '../own-queries.ts';

/** Locks the actor's reading and confirmation of an announcement against their other windows. @throws 404 */
async function lockedOwn(work: StaffWork, id: string) {
  await ownNotice(work, id);
  const row = await lockOwn(work.db, work.actor.userId, id);
  if (!row) throw notFound();
  return row;
}

/** Returns the rooms that receive a recipient's reading and confirmation of an announcement. */
const hearers = (userId: string) => [`user:${userId}`, noticeReaders] as const;

async function noteRead(work: StaffWork, id: string, readAt: Date): Promise<void> {
  const { userId } = work.actor;
  await work.audit({ entity: 'company_notice', entityId: id, action: 'read', after: { userId } });
  const read = { workControlId: id, userId, readAt: readAt.toISOString() };
  work.emit('work-control-read', read, hearers(userId));
}

/** Stores that the actor has opened an announcement; only the first time is stored. @throws 404 */
export function readNotice(context: StaffContext, id: string): Promise<OwnAnswer> {
  return verb(context, async (work) => {
    const row = await lockedOwn(work, id);
    if (row.readAt === null) {
      const readAt = new Date();
      await markOwn(work.db, row.id, { readAt });
      await noteRead(work, id, readAt);
    }
    await readAbout(work, { userId: work.actor.userId, column: 'companyNoticeId', recordId: id });
    return ownById(work, id);
  });
}

/**
 * Stores that the actor has confirmed an announcement, and therefore read it; only the first time is stored.
 * @throws 404, 409 `wrong_state` for one that is no longer valid
 */
export function confirmNotice(context: StaffContext, id: string): Promise<OwnAnswer> {
  return verb(context, async (work) => {
    const { userId } = work.actor;
    const row = await lockedOwn(work, id);
    if (row.confirmedAt === null) {
      if (!(await ownById(work, id)).can.confirm) throw new Refusal('wrong_state');
      const confirmedAt = new Date();
      await markOwn(work.db, row.id, { readAt: row.readAt ?? confirmedAt, confirmedAt });
      if (row.readAt === null) await noteRead(work, id, confirmedAt);
      await work.audit({ entity: 'company_notice', entityId: id, action: 'confirm', after: { userId } });
      work.emit('work-control-confirmed', { workControlId: id, userId }, hearers(userId));
    }
    await readAbout(work, { userId, column: 'companyNoticeId', recordId: id });
    return ownById(work, id);
  });
}
