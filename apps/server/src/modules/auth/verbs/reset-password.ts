import { hashPassword, linkTo, queueMail, verb, type Context } from '#platform';
import { refuseGuessable } from '../chosen-password.ts';
import { sendInvitation } from '../invitations.ts';
import { limited } from '../limits.ts';
import { passwordResetMail } from '../mails.ts';
import { sendNotice } from '../notices.ts';
import { findAccount, findActivated, lockAccount, replacePassword } from '../queries.ts';
import { endTickets, redeemTicket } from '../ticket-queries.ts';
import { issueTicket, lifetimes, readTicket, refusedTicket } from '../tickets.ts';

/** Mails the user with this e-mail a link to set a new password, or their invitation again. */
async function mailLink(context: Context, email: string): Promise<void> {
  const found = await findAccount(context.db, email);
  if (!found?.isActive) return;
  await verb(context, async (work) => {
    const { id: userId, activatedAt, locale, firstName, email: to } = await lockAccount(work.db, found.id);
    const entity = { entity: 'user', entityId: userId } as const;
    await work.audit({ ...entity, action: 'request_password_reset' });
    if (activatedAt === null) {
      await sendInvitation(work, userId);
      return;
    }
    const token = await issueTicket(work, 'password_reset', userId);
    const link = linkTo(work.platform.config, `/set-new-password/${token}`);
    await queueMail(work, {
      kind: 'password_reset',
      userId,
      to,
      minutes: lifetimes.password_reset,
      ...passwordResetMail[locale](firstName, link),
    });
  });
}

/**
 * Accepts a request for a new password. Neither the response nor its time reveals whether the e-mail is known: the work
 * is done in the background.
 * @throws 429
 */
export async function requestPasswordReset(context: Context, email: string): Promise<void> {
  await limited(context, 'reset_request', email, async () => {
    context.platform.background.run(() => mailLink(context, email));
  });
}

/** The account a link is for. @throws 400 `link_invalid`, 429 after too many wrong links */
function accountBy(context: Context, token: string) {
  return limited(context, 'link', '', async () => {
    const ticket = await readTicket(context, 'password_reset', token);
    const account = await findActivated(context.db, ticket.userId);
    if (!account) throw refusedTicket('password_reset');
    return { ticket, account };
  });
}

/** Whether a link still works, and for whom. @throws 400 `link_invalid`, 429 */
export async function openPasswordReset(context: Context, token: string): Promise<{ email: string }> {
  const { account } = await accountBy(context, token);
  return { email: account.email };
}

/**
 * Sets a new password by a mailed link and ends all sessions; the second factor stays.
 * @throws 400 `link_invalid`, 422 `password_is_email`, `password_common`, 429
 */
export async function finishPasswordReset(
  context: Context,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const { ticket } = await accountBy(context, token);
  const { userId } = ticket;
  await refuseGuessable(context.db, userId, password);
  const passwordHash = await hashPassword(password);
  await verb(context, async (work) => {
    const { isActive } = await lockAccount(work.db, userId);
    if (!isActive || !(await redeemTicket(work.db, ticket.id))) throw refusedTicket('password_reset');
    await replacePassword(work.db, userId, passwordHash);
    await endTickets(work.db, userId, ['password_reset', 'totp', 'enrolment']);
    await work.platform.sessions.endAll(work, userId);
    const entity = { entity: 'user', entityId: userId, by: userId } as const;
    await work.audit({ ...entity, action: 'reset_password' });
    await sendNotice(work, userId, 'password_changed');
  });
}
