import { saveNextVersion, verb, type StaffContext } from '#platform';
import { describeSession, type SessionData } from '../answers.ts';
import { findProfile, updateOwn } from '../queries.ts';

type Preferences = Readonly<Partial<Pick<SessionData['user'], 'locale' | 'theme' | 'newActivityMode'>>>;

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
      emit: () => {
        work.publish('account.changed', { userId, what: 'data' });
        return work.platform.sessions.refresh(work, { userId });
      },
    });
  });
  return describeSession(context, context.actor);
}
