import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { allRights, excludableFields, permissionSet } from '@szansa/domain/access';

import { findAgencyWords } from '#modules/agency';
import { pendingNotices } from '#modules/company-notices';
import type { Actor, Reading, StaffReading } from '#platform';
import { findHiddenColumns, findProfile, findRoles } from './queries.ts';

export type SessionData = Data<Endpoints['auth']['session']>;
export type SignedInData = SessionData & Pick<Data<Endpoints['auth']['loginTotp']>, 'tokenData'>;
/** Session data that only the response to signing in contains. */
export type TokenData = Omit<SignedInData['tokenData'], keyof SessionData['tokenData']>;

/** Returns the session data that the browser stores, except for the token. */
export async function describeSession(reading: Reading, actor: Actor): Promise<SessionData> {
  const { version: _, ...profile } = await findProfile(reading.db, actor.userId);
  const rights = permissionSet(allRights.filter((right) => actor.can(right)));
  return {
    user: { ...profile, roles: await findRoles(reading.db, actor.userId) },
    permissions: rights,
    userPermissions: rights,
    excludableFields: permissionSet(excludableFields),
    userExcludedFields: permissionSet(actor.excludedFields),
    hiddenColumns: await findHiddenColumns(reading.db, actor.userId),
    tokenData: { workControlNotifications: await pendingNotices(reading.db, actor.userId) },
    agency: await findAgencyWords(reading.db),
  };
}

/** Who is signed in, and what they may do. */
export function currentSession(reading: StaffReading): Promise<SessionData> {
  return describeSession(reading, reading.actor);
}

/** The answer to signing in, read after the work committed; null when the session has ended already. */
export async function describeSignedIn(reading: Reading, tokenData: TokenData): Promise<SignedInData | null> {
  const actor = await reading.platform.sessions.resolve(tokenData.accessToken);
  if (!actor) return null;
  const session = await describeSession(reading, actor);
  return { ...session, tokenData: { ...tokenData, ...session.tokenData } };
}
