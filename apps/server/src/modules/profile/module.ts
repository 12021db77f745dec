import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';

import {
  countRecoveryCodes,
  deleteSecondFactor,
  endTickets,
  enrol,
  findProfile,
  findRoles,
  findSeeds,
  giveRecoveryCodes,
  isSecondFactorRequired,
  limited,
  listSessions,
  lockAccount,
  pendingSeed,
  proven,
  provenAfter,
  refuseGuessable,
  replacePassword,
  sendNotice,
  startEnrolment,
  startSession,
  updateOwn,
  type Proof,
  type TokenData,
} from '#modules/auth';
import { madePicture, replacePicture, type SentPicture } from '#modules/users';
import {
  changeRecord,
  hashPassword,
  invalid,
  notFound,
  Refusal,
  verb,
  type HandlerInput,
  type Module,
  type StaffContext,
  type StaffReading,
} from '#platform';

type Profile = Endpoints['profile'];

type OwnProfile = Data<Profile['get']>;

/** The own account, with what only its owner is shown. */
async function ownProfile(reading: StaffReading): Promise<OwnProfile> {
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

type ProfileChange = HandlerInput<Profile['update']>['body'];

/** Changes the own name, phone or position. @throws 409 `stale_version` */
function changeProfile(
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

/**
 * Changes the own password. Every session ends, mailed links for a new password stop working, and the caller goes on
 * with a new token.
 * @throws 400 `wrong_password`, 422 `password_is_email`, `password_common`, 429
 */
async function changePassword(
  context: StaffContext,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
): Promise<{ tokenData: TokenData }> {
  const { userId } = context.actor;
  const hashed = async () => {
    await refuseGuessable(context.db, userId, password);
    return hashPassword(password);
  };
  return provenAfter(context, { currentPassword }, hashed, async (work, passwordHash) => {
    await replacePassword(work.db, userId, passwordHash);
    await endTickets(work.db, userId, ['password_reset', 'totp', 'enrolment']);
    await context.platform.sessions.endAll(work, userId);
    const tokenData = await startSession(work, userId);
    const entity = { entity: 'user', entityId: userId } as const;
    await work.audit({ ...entity, action: 'change_password' });
    await sendNotice(work, userId, 'password_changed');
    return { tokenData };
  });
}

/** Ends one of the actor's own sessions. @throws 404 for another user's, and one that has ended */
function endOwnSession(context: StaffContext, sessionId: string): Promise<void> {
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
function endOwnSessions(context: StaffContext, keepThis: boolean): Promise<void> {
  const { userId, sessionId } = context.actor;
  return verb(context, async (work) => {
    await work.platform.sessions.endAll(work, userId, keepThis ? sessionId : undefined);
    const entity = { entity: 'user', entityId: userId } as const;
    await work.audit({ ...entity, action: 'end_sessions', after: { keepThis } });
  });
}

interface Read {
  /** The version of the own account that was read. */
  readonly version: number;
}

/** Gives the own account a picture. @throws 409 `stale_version`, 413, 415, 422 */
async function saveOwnPicture(
  context: StaffContext,
  { version }: Read,
  sent: SentPicture,
): Promise<OwnProfile> {
  const picture = await madePicture(sent);
  return verb(context, async (work) => {
    await replacePicture(work, { userId: work.actor.userId, version }, picture);
    return ownProfile(work);
  });
}

/** Removes the own picture; without one nothing happens. @throws 409 `stale_version` */
function removeOwnPicture(context: StaffContext, { version }: Read): Promise<OwnProfile> {
  return verb(context, async (work) => {
    await replacePicture(work, { userId: work.actor.userId, version }, null);
    return ownProfile(work);
  });
}

async function isEnrolled(reading: StaffReading): Promise<boolean> {
  return (await findSeeds(reading.db, reading.actor.userId)).totpSeed !== null;
}

/**
 * A new secret for the authenticator app; it does nothing until one of its codes confirms it.
 * @throws 400 `wrong_password`, `code_wrong`; 422 `required` for the code of an app to be replaced; 429
 */
async function startSecondFactor(context: StaffContext, { currentPassword, code }: Proof) {
  const isReplaced = await isEnrolled(context);
  if (isReplaced && code === undefined) throw invalid({ path: 'code', code: 'required' });
  const proof = isReplaced ? { currentPassword, code } : { currentPassword };
  return proven(context, proof, (work) => startEnrolment(work, context.actor.userId));
}

/** Puts the new app into use; gives new recovery codes. @throws 409 `wrong_state`, 400 `code_wrong`, 429 */
async function confirmSecondFactor(
  context: StaffContext,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = context.actor;
  return limited(context, 'profile', userId, () =>
    verb(context, async (work) => {
      await lockAccount(work.db, userId);
      const seed = await pendingSeed(work, userId);
      if (seed === null) throw new Refusal('wrong_state');
      const recoveryCodes = await enrol(work, userId, seed, code);
      if (recoveryCodes === null) throw new Refusal('code_wrong');
      return { recoveryCodes };
    }),
  );
}

/**
 * Turns the second factor off.
 * @throws 409 `wrong_state` when it is not on, `second_factor_required` when a role requires it; 400
 * `wrong_password`, `code_wrong`; 429
 */
async function removeSecondFactor(context: StaffContext, proof: Proof): Promise<void> {
  const { userId } = context.actor;
  if (!(await isEnrolled(context))) throw new Refusal('wrong_state');
  if (await isSecondFactorRequired(context.db, userId)) throw new Refusal('second_factor_required');
  await proven(context, proof, async (work) => {
    await deleteSecondFactor(work, userId);
    const entity = { entity: 'user', entityId: userId } as const;
    await work.audit({ ...entity, action: 'remove_second_factor' });
    work.publish('account.changed', { userId, what: 'data' });
    await sendNotice(work, userId, 'second_factor_off');
  });
}

/** New recovery codes; the old ones stop working. @throws 409 `wrong_state`; 400 `wrong_password`, `code_wrong`; 429 */
async function renewRecoveryCodes(context: StaffContext, proof: Proof): Promise<{ recoveryCodes: string[] }> {
  const { userId } = context.actor;
  if (!(await isEnrolled(context))) throw new Refusal('wrong_state');
  return proven(context, proof, async (work) => {
    const recoveryCodes = await giveRecoveryCodes(work, userId);
    const entity = { entity: 'user', entityId: userId } as const;
    await work.audit({ ...entity, action: 'renew_recovery_codes' });
    return { recoveryCodes };
  });
}

/** The own account. */
export const profileModule = {
  routes: {
    profile: {
      get: ({ context }) => ownProfile(context),
      update: ({ body, context }) => changeProfile(context, body),
      savePicture: ({ query, body, files, context }) => saveOwnPicture(context, query, { ...body, files }),
      removePicture: ({ query, context }) => removeOwnPicture(context, query),
      changePassword: ({ body, context }) => changePassword(context, body),
      startSecondFactor: ({ body, context }) => startSecondFactor(context, body),
      confirmSecondFactor: ({ body, context }) => confirmSecondFactor(context, body.code),
      removeSecondFactor: async ({ body, context }) => {
        await removeSecondFactor(context, body);
        return null;
      },
      renewRecoveryCodes: ({ body, context }) => renewRecoveryCodes(context, body),
      sessions: ({ context }) => listSessions(context.db, context.actor.userId, context.actor.sessionId),
      endSession: async ({ params, context }) => {
        await endOwnSession(context, params.id);
        return null;
      },
      endSessions: async ({ body, context }) => {
        await endOwnSessions(context, body.keepThis);
        return null;
      },
    },
  },
} as const satisfies Module;
