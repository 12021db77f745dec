import { findAgencyName } from '#modules/agency';
import { linkTo, queueMail, Refusal, type Context, type Work } from '#platform';
import { limited } from './limits.ts';
import { activationMail } from './mails.ts';
import { findFirstInvited, findInvited, lockAccount } from './queries.ts';
import { issueTicket, lifetimes, readTicket, refusedTicket } from './tickets.ts';

type InvitationKind = 'activation' | 'setup';
type InvitationPage = `/activate/${string}` | `/setup/${string}`;

/** Returns the page that opens an account: the set-up for the first administrator, otherwise the activation. */
async function invitationPage(work: Work, userId: string): Promise<InvitationPage> {
  const first = await findFirstInvited(work.db);
  if (first?.id === userId) return `/setup/${await issueTicket(work, 'setup', userId)}`;
  return `/activate/${await issueTicket(work, 'activation', userId)}`;
}

/**
 * Returns the ticket of a link, and the account that it opens.
 * @throws 400 `link_invalid`, 429 after too many wrong links
 */
export function invitedBy(context: Context, kind: InvitationKind, token: string) {
  return limited(context, 'link', '', async () => {
    const ticket = await readTicket(context, kind, token);
    const account = await findInvited(context.db, ticket.userId);
    if (!account) throw refusedTicket(kind);
    return { ticket, account };
  });
}

/**
 * Mails a new link to a user who has not activated their account; earlier links stop working.
 * @throws 409 `wrong_state` when the account is activated already, or deactivated.
 */
export async function sendInvitation(work: Work, userId: string): Promise<void> {
  const account = await lockAccount(work.db, userId);
  if (!account.isActive || account.activatedAt !== null) throw new Refusal('wrong_state');
  const link = linkTo(work.platform.config, await invitationPage(work, userId));
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
 * Returns the page on which the first administrator sets a new agency up: there is no other user who could invite them.
 * Earlier links stop working. Returns null once any account is in use.
 */
export async function inviteFirst(work: Work): Promise<InvitationPage | null> {
  const account = await findFirstInvited(work.db);
  return account ? invitationPage(work, account.id) : null;
}
