import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';

import { findProfile, findRoles, updateOwn } from '../auth/queries.ts';
import { countRecoveryCodes, findSeeds, isSecondFactorRequired } from '../auth/second-factor-queries.ts';
import { listSessions } from '../auth/session-queries.ts';
import {
  changeRecord,
  notFound,
  verb,
  type HandlerInput,
  type StaffContext,
  type StaffReading,
} from '../platform.ts';

type Profile = Endpoints['profile'];
type OwnProfile = Data<Profile['get']>;
type ProfileChange = HandlerInput<Profile['update']>['body'];

/** The own account, with what only its owner is shown. */
export async function ownProfile(reading: StaffReading): Promise<OwnProfile> {
  const { userId } = reading.actor;
  const { totpEnrolledAt } = await findSeeds(reading.db, userId);
  return {
    ...(await findProfile(reading.db, userId)),
    roles: await findRoles(reading.db, userId),
    secondFactor: {
      enrolledAt: totpEnrolledAt?.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(reading.db, userId),
      isRequired: await isSecondFactorRequired(reading.db, userId),
    },
  };
}

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
      announce: () => work.platform.sessions.refresh(work, { userId }),
    });
    return ownProfile(work);
  });
}

/** Ends one of the own sessions. @throws 404 for somebody else's, and one that is over */
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
