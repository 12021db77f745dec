import { expired, saveNextVersion, verb, type StaffContext, type StaffReading } from '../platform.ts';
import { findProfile, updateOwn } from './queries.ts';
import { describeSession, type SessionData } from './session-data.ts';
import { setLastPage } from './session-queries.ts';

type Preferences = Readonly<Partial<Pick<SessionData['user'], 'locale' | 'theme' | 'newActivityMode'>>>;

/** Who is signed in, and what they may do. */
export function currentSession(reading: StaffReading): Promise<SessionData> {
  return describeSession(reading, reading.actor);
}

/** Ends the session; its sockets are closed. */
export async function signOut(context: StaffContext): Promise<void> {
  const { userId, sessionId } = context.actor;
  await verb(context, async (work) => {
    await work.platform.sessions.end(work, sessionId);
    await work.audit({ entity: 'user', entityId: userId, action: 'sign_out' });
  });
}

/** Changes what people set for themselves; what is left out stays. */
export async function savePreferences(context: StaffContext, given: Preferences): Promise<SessionData> {
  const { userId } = context.actor;
  await verb(context, async (work) => {
    const before = await findProfile(work.db, userId, { lock: true });
    await saveNextVersion(work, {
      entity: 'user',
      entityId: userId,
      action: 'edit',
      version: before.version,
      before,
      after: { ...before, ...given },
      save: (version) => updateOwn(work.db, userId, { ...given, version }),
      announce: () => work.platform.sessions.refresh(work, { userId }),
    });
  });
  return describeSession(context, context.actor);
}

/** Remembers the page to come back to; @throws 401 when the session ended meanwhile. */
export async function rememberPage(reading: StaffReading, lastPage: string): Promise<void> {
  if (!(await setLastPage(reading.db, reading.actor.sessionId, lastPage))) throw expired();
}
