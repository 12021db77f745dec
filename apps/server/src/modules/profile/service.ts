import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';

import { findProfile, findRoles, updateOwn } from '../auth/queries.ts';
import { countRecoveryCodes, findSeeds, isSecondFactorRequired } from '../auth/second-factor-queries.ts';
import { listSessions } from '../auth/session-queries.ts';
import { inTransaction, notFound, resolveStale, type HandlerInput, type StaffContext } from '../platform.ts';

type Profile = Endpoints['profile'];
type OwnProfile = Data<Profile['get']>;
type ProfileChange = HandlerInput<Profile['update']>['body'];

/** The own account, with what only its owner is shown. */
export async function ownProfile(context: StaffContext): Promise<OwnProfile> {
  const { userId } = context.actor;
  const { totpEnrolledAt } = await findSeeds(context.db, userId);
  return {
    ...(await findProfile(context.db, userId)),
    roles: await findRoles(context.db, userId),
    secondFactor: {
      enrolledAt: totpEnrolledAt?.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(context.db, userId),
      isRequired: await isSecondFactorRequired(context.db, userId),
    },
  };
}

/** Changes the own name, phone or position. @throws 409 `stale_version` */
export function changeProfile(
  context: StaffContext,
  { version: readVersion, changes }: ProfileChange,
): Promise<OwnProfile> {
  const { userId } = context.actor;
  return inTransaction(context, async (work) => {
    const before = await findProfile(work.db, userId, { lock: true });
    const entity = { entity: 'user', entityId: userId };
    await resolveStale(work, {
      ...entity,
      readVersion,
      currentVersion: before.version,
      patch: changes,
      current: before,
    });
    const version = before.version + 1;
    await updateOwn(work.db, userId, { ...changes, version });
    await work.audit({ ...entity, version, action: 'edit', before, after: { ...before, ...changes } });
    await context.platform.sessions.refresh(work, { userId });
    return ownProfile(context);
  });
}

/** Ends one of the own sessions. @throws 404 for somebody else's, and one that is over */
export function endOwnSession(context: StaffContext, sessionId: string): Promise<void> {
  const { userId } = context.actor;
  return inTransaction(context, async (work) => {
    const open = await listSessions(work.db, userId, null);
    if (!open.some(({ id }) => id === sessionId)) throw notFound();
    await context.platform.sessions.end(work, sessionId);
    const entity = { entity: 'user', entityId: userId };
    await work.audit({ ...entity, action: 'end_session', before: { sessionId }, after: null });
  });
}

/** Signs out everywhere, or everywhere but here. */
export function endOwnSessions(context: StaffContext, keepThis: boolean): Promise<void> {
  const { userId, sessionId } = context.actor;
  return inTransaction(context, async (work) => {
    await context.platform.sessions.endAll(work, userId, keepThis ? sessionId : undefined);
    const entity = { entity: 'user', entityId: userId };
    await work.audit({ ...entity, action: 'end_sessions', before: null, after: { keepThis } });
  });
}
