import { sendNotice } from '../auth/notices.ts';
import { forgetSecondFactor } from '../auth/second-factor-queries.ts';
import { listSessions, type OpenSession } from '../auth/session-queries.ts';
import { inTransaction, notFound, Refusal, type StaffContext } from '../platform.ts';
import { lockedMember, lookedAfter, refuseFor } from './access.ts';
import { staffMemberById, type StaffAnswer } from './described.ts';
import { hasSession } from './queries.ts';

/** Where somebody is signed in. @throws 403, 404 */
export async function sessionsOf(context: StaffContext, id: string): Promise<OpenSession[]> {
  await lookedAfter(context, id);
  return listSessions(context.db, id, context.actor.sessionId);
}

/** Ends one session of somebody; its sockets close. @throws 403, 404 */
export function endSessionOf(context: StaffContext, id: string, sessionId: string): Promise<void> {
  return inTransaction(context, async (work) => {
    await lookedAfter(context, id);
    if (!(await hasSession(work.db, id, sessionId))) throw notFound();
    await context.platform.sessions.end(work, sessionId);
    await work.audit({ entity: 'user', entityId: id, action: 'end_session', before: null, after: null });
  });
}

/** Signs somebody out everywhere. @throws 403, 404 */
export function endSessionsOf(context: StaffContext, id: string): Promise<void> {
  return inTransaction(context, async (work) => {
    await lookedAfter(context, id);
    await context.platform.sessions.endAll(work, id);
    await work.audit({ entity: 'user', entityId: id, action: 'end_sessions', before: null, after: null });
  });
}

/**
 * Forgets the second factor of somebody who lost it; they are signed out everywhere and told by mail. One's own is
 * removed in the profile, which asks for the password.
 * @throws 403, 404, 409 `own_account`, `wrong_state` when there is none.
 */
export function resetSecondFactor(context: StaffContext, id: string): Promise<StaffAnswer> {
  return inTransaction(context, async (work) => {
    const row = await lockedMember(work, context, id);
    refuseFor(id === context.actor.userId ? 'own_account' : null);
    if (!row.hasSecondFactor) throw new Refusal('wrong_state');
    await forgetSecondFactor(work, id);
    await context.platform.sessions.endAll(work, id);
    if (row.isActive) await sendNotice(work, id, 'second_factor_off');
    await work.audit({
      entity: 'user',
      entityId: id,
      action: 'remove_second_factor',
      before: null,
      after: null,
    });
    return staffMemberById(context, id);
  });
}
