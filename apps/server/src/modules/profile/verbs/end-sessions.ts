import { listSessions } from '#modules/auth';
import { notFound, verb, type StaffContext } from '#platform';

/** Ends one of the actor's own sessions. @throws 404 for another user's, and one that has ended */
export function endOwnSession(context: StaffContext, sessionId: string): Promise<void> {
  const { userId } = context.actor;
  return verb(context, async (work) => {
    const open = await listSessions(work.db, userId, null);
    if (!open.some(({ id }) => id === sessionId)) throw notFound();
    await work.platform.sessions.end(work, sessionId);
    const entity = { entity: 'user', entityId: userId } as const;
    await work.audit({ ...entity, action: 'end_session', before: { sessionId } });
  });
}

/** Signs out everywhere, or everywhere but here. */
export function endOwnSessions(context: StaffContext, keepThis: boolean): Promise<void> {
  const { userId, sessionId } = context.actor;
  return verb(context, async (work) => {
    await work.platform.sessions.endAll(work, userId, keepThis ? sessionId : undefined);
    const entity = { entity: 'user', entityId: userId } as const;
    await work.audit({ ...entity, action: 'end_sessions', after: { keepThis } });
  });
}
