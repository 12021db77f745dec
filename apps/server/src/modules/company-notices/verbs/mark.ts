import { readAbout } from '#modules/notifications';
import { notFound, Refusal, verb, type StaffContext, type StaffWork } from '#platform';
import { noticeReaders, ownNotice } from '../access.ts';
import { ownById, type OwnAnswer } from '../own-answers.ts';
import { lockOwn, markOwn } from '../own-queries.ts';

/** What the actor has made of an announcement so far, held against their other windows. @throws 404 */
async function lockedOwn(work: StaffWork, id: string) {
  await ownNotice(work, id);
  const row = await lockOwn(work.db, work.actor.userId, id);
  if (!row) throw notFound();
  return row;
}

/** Those who hear how far somebody is with an announcement. */
const hearers = (userId: string) => [`user:${userId}`, noticeReaders] as const;

async function noteRead(work: StaffWork, id: string, readAt: Date): Promise<void> {
  const { userId } = work.actor;
  await work.audit({ entity: 'company_notice', entityId: id, action: 'read', after: { userId } });
  const read = { workControlId: id, userId, readAt: readAt.toISOString() };
  work.emitChanged('work-control-read', read, hearers(userId));
}

/** Notes that the actor has opened an announcement; the first time counts. @throws 404 */
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
 * Notes that the actor knows what an announcement says, and so has read it; the first time counts.
 * @throws 404, 409 `wrong_state` for one that holds no more
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
      work.emitChanged('work-control-confirmed', { workControlId: id, userId }, hearers(userId));
    }
    await readAbout(work, { userId, column: 'companyNoticeId', recordId: id });
    return ownById(work, id);
  });
}
