import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { allRights, excludableFields } from '@szansa/domain/access';

import {
  expired,
  inTransaction,
  limitLogin,
  Refusal,
  verifyPassword,
  type Actor,
  type Context,
  type StaffContext,
} from '../platform.ts';
import { findAccount, findLastPage, findProfile, findRoles } from './queries.ts';

type SessionData = Data<Endpoints['auth']['session']>;
type LoginData = Data<Endpoints['auth']['login']>;
type Preferences = Readonly<Partial<Pick<SessionData['user'], 'locale' | 'theme' | 'newActivityMode'>>>;

/** What the browser keeps of a session, all but the token. */
async function describeSession(context: Context, actor: Actor): Promise<SessionData> {
  const { version: _, ...profile } = await findProfile(context.db, actor.userId);
  const rights = allRights.filter((right) => actor.can(right));
  return {
    user: { ...profile, roles: await findRoles(context.db, actor.userId) },
    permissions: rights,
    userPermissions: rights,
    excludableFields: [...excludableFields],
    userExcludedFields: [...actor.excludedFields],
  };
}

/**
 * Signs in. A wrong password, an unknown e-mail and a deactivated account get the same answer in the same time.
 * @throws 400 `wrong_credentials`, 429 after too many failures.
 */
export async function signIn(
  context: Context,
  given: { readonly email: string; readonly password: string },
): Promise<LoginData> {
  const { sessions } = context.platform;
  const account = await findAccount(context.db, given.email);
  const hash = account?.isActive === true ? account.passwordHash : null;
  const isRight = await limitLogin(context.platform.db, given.email, context.address ?? 'unknown', () =>
    verifyPassword(given.password, hash),
  );
  if (!isRight || !account) throw new Refusal('wrong_credentials');

  const lastPage = await findLastPage(context.db, account.id);
  const token = await inTransaction(context, async (work) => {
    const { userAgent, address } = context;
    const started = await sessions.start(work.db, { userId: account.id, userAgent, address });
    await work.audit({ entity: 'user', entityId: account.id, action: 'sign_in', before: null, after: null });
    return started.token;
  });
  const actor = await sessions.resolve(token);
  // deactivated in this very moment
  if (!actor) throw new Refusal('wrong_credentials');
  return { ...(await describeSession(context, actor)), tokenData: { accessToken: token, lastPage } };
}

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
    const before = await findProfile(work.db, userId);
    const version = before.version + 1;
    await work.db
      .updateTable('appUser')
      .set({ ...given, version })
      .where('id', '=', userId)
      .execute();
    const after = { ...before, ...given };
    await work.audit({ entity: 'user', entityId: userId, version, action: 'edit', before, after });
    await context.platform.sessions.refresh(work, { userId });
  });
  return describeSession(context, context.actor);
}

/** Remembers the page to come back to; @throws 401 when the session ended meanwhile. */
export async function rememberPage(context: StaffContext, lastPage: string): Promise<void> {
  const { numUpdatedRows } = await context.db
    .updateTable('session')
    .set({ lastPage })
    .where('id', '=', context.actor.sessionId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw expired();
}
