import { verb, type StaffContext } from '#platform';

/** Ends the session; its sockets are closed. */
export async function signOut(context: StaffContext): Promise<void> {
  const { userId, sessionId } = context.actor;
  await verb(context, async (work) => {
    await work.platform.sessions.end(work, sessionId);
    await work.audit({ entity: 'user', entityId: userId, action: 'sign_out' });
  });
}
