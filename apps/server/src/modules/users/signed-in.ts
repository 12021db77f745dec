import { sendNotice } from '../auth/notices.ts';
import { forgetSecondFactor } from '../auth/second-factor-queries.ts';
import { listSessions, type OpenSession } from '../auth/session-queries.ts';
import { notFound, Refusal, verb, type StaffContext, type StaffReading } from '../platform.ts';
import { lockedMember, lookedAfter, refuseFor } from './access.ts';
import { staffMemberById, type StaffAnswer } from './described.ts';
import { hasSession } from './queries.ts';

/** Where somebody is signed in. @throws 403, 404 */
export async function sessionsOf(reading: StaffReading, id: string): Promise<OpenSession[]> {
  await lookedAfter(reading, id);
  return listSessions(reading.db, id, reading.actor.sessionId);
}

/** Ends one session of somebody; its sockets close. @throws 403, 404 */
export function endSessionOf(context: StaffContext, id: string, sessionId: string): Promise<void> {
  return verb(context, async (work) => {
    await lookedAfter(work, id);
    if (!(await hasSession(work.db, id, sessionId))) throw notFound();
    await work.platform.sessions.end(work, sessionId);
    await work.audit({ entity: 'user', entityId: id, action: 'end_session' });
  });
}

/** Signs somebody out everywhere. @throws 403, 404 */
export function endSessionsOf(context: StaffContext, id: string): Promise<void> {
  return verb(context, async (work) => {
    await lookedAfter(work, id);
    await work.platform.sessions.endAll(work, id);
    await work.audit({ entity: 'user', entityId: id, action: 'end_sessions' });
  });
}

/**
 * Forgets the second factor of somebody who lost it; they are signed out everywhere and told by mail. One's own is
 * removed in the profile, which asks for the password.
 * @throws 403, 404, 409 `own_account`, `wrong_state` when there is none.
 */
export function resetSecondFactor(context: StaffContext, id: string): Promise<StaffAnswer> {
  return verb(context, async (work) => {
    const row = await lockedMember(work, id);
    refuseFor(id === work.actor.userId ? 'own_account' : null);
    if (!row.hasSecondFactor) throw new Refusal('wrong_state');
    await forgetSecondFactor(work, id);
    await work.platform.sessions.endAll(work, id);
    if (row.isActive) await sendNotice(work, id, 'second_factor_off');
    await work.audit({
      entity: 'user',
      entityId: id,
      action: 'remove_second_factor',
    });
    return staffMemberById(work, id);
  });
}
