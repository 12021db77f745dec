import { findAgencyName } from '#modules/agency';
import { linkTo, queueMail, Refusal, type Work } from '#platform';
import { activationMail } from './mails.ts';
import { lockAccount } from './queries.ts';
import { issueTicket } from './tickets.ts';

/**
 * Mails a new activation link to somebody who has not activated their account; earlier links stop working.
 * @throws 409 `wrong_state` when the account is activated already, or deactivated.
 */
export async function sendInvitation(work: Work, userId: string): Promise<void> {
  const account = await lockAccount(work.db, userId);
  if (!account.isActive || account.activatedAt !== null) throw new Refusal('wrong_state');
  const token = await issueTicket(work, 'activation', userId);
  const link = linkTo(work.platform.config, `/activate/${token}`);
  const agency = await findAgencyName(work.db);
  const mail = activationMail[account.locale](agency, account.firstName, link);
  await queueMail(work, { kind: 'activation', userId, to: account.email, ...mail });
}
