import { findProfile, updateOwn } from '#modules/auth';
import { changeRecord, verb, type HandlerInput, type StaffContext } from '#platform';
import { ownProfile, type OwnProfile, type Profile } from '../answers.ts';

type ProfileChange = HandlerInput<Profile['update']>['body'];

/** Changes the own name, phone or position. @throws 409 `stale_version` */
export function changeProfile(
  context: StaffContext,
  { version: readVersion, changes }: ProfileChange,
): Promise<OwnProfile> {
  const { userId } = context.actor;
  return verb(context, async (work) => {
    await changeRecord(work, {
      entity: 'user',
      entityId: userId,
      action: 'edit',
      lock: () => findProfile(work.db, userId, { lock: true }),
      fields: (row) => row,
      readVersion,
      patch: changes,
      save: ({ version }) => updateOwn(work.db, userId, { ...changes, version }),
      emit: () => {
        work.publish('account.changed', { userId, what: 'data' });
        return work.platform.sessions.refresh(work, { userId });
      },
    });
    return ownProfile(work);
  });
}
