import { hasSession } from '#modules/auth';
import { notFound, verb, type StaffContext } from '#platform';
import { lookedAfter } from '../access.ts';

/** Ends one session of a user; its sockets are closed. @throws 403, 404 */
export function endSessionOf(context: StaffContext, id: string, sessionId: string): Promise<void> {
  return verb(context, async (work) => {
    await lookedAfter(work, id);
    if (!(await hasSession(work.db, id, sessionId))) throw notFound();
    await work.platform.sessions.end(work, sessionId);
    await work.audit({ entity: 'user', entityId: id, action: 'end_session' });
  });
}

/** Ends all sessions of a user. @throws 403, 404 */
export function endSessionsOf(context: StaffContext, id: string): Promise<void> {
  return verb(context, async (work) => {
    await lookedAfter(work, id);
    await work.platform.sessions.endAll(work, id);
    await work.audit({ entity: 'user', entityId: id, action: 'end_sessions' });
  });
}
