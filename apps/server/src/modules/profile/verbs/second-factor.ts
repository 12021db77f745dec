import {
  startEnrolment,
  enrol,
  findSeeds,
  deleteSecondFactor,
  giveRecoveryCodes,
  isSecondFactorRequired,
  limited,
  lockAccount,
  pendingSeed,
  proven,
  sendNotice,
  type Proof,
} from '#modules/auth';
import { invalid, Refusal, verb, type StaffContext, type StaffReading } from '#platform';

async function isEnrolled(reading: StaffReading): Promise<boolean> {
  return (await findSeeds(reading.db, reading.actor.userId)).totpSeed !== null;
}

/**
 * A new secret for the authenticator app; it does nothing until one of its codes confirms it.
 * @throws 400 `wrong_password`, `code_wrong`; 422 `required` for the code of an app to be replaced; 429
 */
export async function startSecondFactor(context: StaffContext, { currentPassword, code }: Proof) {
  const isReplaced = await isEnrolled(context);
  if (isReplaced && code === undefined) throw invalid({ path: 'code', code: 'required' });
  const proof = isReplaced ? { currentPassword, code } : { currentPassword };
  return proven(context, proof, (work) => startEnrolment(work, context.actor.userId));
}

/** Puts the new app into use; gives new recovery codes. @throws 409 `wrong_state`, 400 `code_wrong`, 429 */
export async function confirmSecondFactor(
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
export async function removeSecondFactor(context: StaffContext, proof: Proof): Promise<void> {
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
export async function renewRecoveryCodes(
  context: StaffContext,
  proof: Proof,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = context.actor;
  if (!(await isEnrolled(context))) throw new Refusal('wrong_state');
  return proven(context, proof, async (work) => {
    const recoveryCodes = await giveRecoveryCodes(work, userId);
    const entity = { entity: 'user', entityId: userId } as const;
    await work.audit({ ...entity, action: 'renew_recovery_codes' });
    return { recoveryCodes };
  });
}
