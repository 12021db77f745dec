import {
  endTickets,
  provenAfter,
  refuseGuessable,
  replacePassword,
  sendNotice,
  startSession,
  type TokenData,
} from '#modules/auth';
import { hashPassword, type StaffContext } from '#platform';

/**
 * Changes the own password. Every session ends, mailed links for a new password stop working, and the caller goes on
 * with a new token.
 * @throws 400 `wrong_password`, 422 `password_is_email`, `password_common`, 429
 */
export async function changePassword(
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
