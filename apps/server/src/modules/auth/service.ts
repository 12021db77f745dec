import { expired, inTransaction, type StaffContext } from '../platform.ts';
import { findProfile, updateOwn } from './queries.ts';
import { describeSession, type SessionData } from './session-data.ts';
import { setLastPage } from './session-queries.ts';

type Preferences = Readonly<Partial<Pick<SessionData['user'], 'locale' | 'theme' | 'newActivityMode'>>>;

/** Who is signed in, and what they may do. */
export function currentSession(context: StaffContext): Promise<SessionData> {
  return describeSession(context, context.actor);
}

/** Ends the session; its sockets are closed. */
export async function signOut(context: StaffContext): Promise<void> {
  const { userId, sessionId } = context.actor;
  await inTransaction(context, async (work) => {
    await context.platform.sessions.end(work, sessionId);
    await work.audit({ entity: 'user', entityId: userId, action: 'sign_out', before: null, after: null });
  });
}

/** Changes what people set for themselves; what is left out stays. */
export async function savePreferences(context: StaffContext, given: Preferences): Promise<SessionData> {
  const { userId } = context.actor;
  await inTransaction(context, async (work) => {
    const before = await findProfile(work.db, userId, { lock: true });
    const version = before.version + 1;
    await updateOwn(work.db, userId, { ...given, version });
    const after = { ...before, ...given };
    await work.audit({ entity: 'user', entityId: userId, version, action: 'edit', before, after });
    await context.platform.sessions.refresh(work, { userId });
  });
  return describeSession(context, context.actor);
}

/** Remembers the page to come back to; @throws 401 when the session ended meanwhile. */
export async function rememberPage(context: StaffContext, lastPage: string): Promise<void> {
  if (!(await setLastPage(context.db, context.actor.sessionId, lastPage))) throw expired();
}
