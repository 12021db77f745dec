import { findAgencyName } from '#modules/agency';
import { linkTo, queueMail, Refusal, type Work } from '#platform';
import { activationMail } from './mails.ts';
import { findFirstInvited, lockAccount } from './queries.ts';
import { issueTicket, lifetimes } from './tickets.ts';

/**
 * Mails a new activation link to a user who has not activated their account; earlier links stop working.
 * @throws 409 `wrong_state` when the account is activated already, or deactivated.
 */
export async function sendInvitation(work: Work, userId: string): Promise<void> {
  const account = await lockAccount(work.db, userId);
  if (!account.isActive || account.activatedAt !== null) throw new Refusal('wrong_state');
  const token = await issueTicket(work, 'activation', userId);
  const link = linkTo(work.platform.config, `/activate/${token}`);
  const agency = await findAgencyName(work.db);
  const mail = activationMail[account.locale](agency, account.firstName, link);
  await queueMail(work, {
    kind: 'activation',
    userId,
    to: account.email,
    minutes: lifetimes.activation,
    ...mail,
  });
}

/**
 * Returns the page on which the first administrator of a new agency activates the account: there is no other user who
 * could invite them. Earlier links stop working. Returns null once any account is in use.
 */
export async function inviteFirst(work: Work): Promise<`/activate/${string}` | null> {
  const account = await findFirstInvited(work.db);
  if (!account) return null;
  return `/activate/${await issueTicket(work, 'activation', account.id)}`;
}
