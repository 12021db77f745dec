import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';

import { Refusal, verb, verifyPassword, type Context, type Reading, type Work } from '#platform';
import type { SignedInData, TokenData } from '../answers.ts';
import { limited } from '../limits.ts';
import { findAccount, lockAccount } from '../queries.ts';
import { isSecondFactorRequired } from '../second-factor-queries.ts';
import { acceptCode, enrol, enrolmentFor } from '../second-factor.ts';
import { signedInData, signInto, userAudit } from '../sessions.ts';
import { redeemTicket, claimTry, type TicketRow } from '../ticket-queries.ts';
import { issueTicket, readTicket, refusedTicket, seedOf } from '../tickets.ts';

type Auth = Endpoints['auth'];
type NextStep = Extract<Data<Auth['login']>, { step: unknown }>;

/**
 * Returns the result of a correct password: a session, or the ticket for the next step. The account is locked
 * meanwhile, so that an old password does not open a session after it was changed.
 */
function pass(context: Context, userId: string, hash: string | null): Promise<TokenData | NextStep> {
  return verb(context, async (work) => {
    const account = await lockAccount(work.db, userId);
    if (!account.isActive || account.passwordHash !== hash) throw new Refusal('wrong_credentials');
    if (account.totpSeed !== null) {
      return { step: 'totp' as const, ticket: await issueTicket(work, 'totp', userId) };
    }
    if (await isSecondFactorRequired(work.db, userId)) {
      return { step: 'enrolment' as const, ticket: await issueTicket(work, 'enrolment', userId) };
    }
    return signInto(work, userId);
  });
}

/** Logs a failure behind the answer's back: for accounts that do not exist there is nothing to write. */
function noteFailure(context: Context, userId: string): void {
  context.platform.background.run(() =>
    verb(context, (work) => work.audit({ ...userAudit(userId), action: 'sign_in_failed' })),
  );
}

/**
 * Signs in, or returns the next step. A wrong password, an unknown e-mail, and an invited or deactivated account get
 * the same response in the same time.
 * @throws 400 `wrong_credentials`, 429 after too many failures.
 */
export async function signIn(
  context: Context,
  given: { readonly email: string; readonly password: string },
): Promise<SignedInData | NextStep> {
  const account = await findAccount(context.db, given.email);
  const hash = account?.isActive === true ? account.passwordHash : null;
  const passed = await limited(context, 'sign_in', given.email, async () => {
    const isRight = await verifyPassword(given.password, hash);
    if (isRight && account) return pass(context, account.id, hash);
    if (account) noteFailure(context, account.id);
    throw new Refusal('wrong_credentials');
  });
  if ('step' in passed) return passed;
  return signedInData(context, passed, new Refusal('wrong_credentials'));
}

/**
 * Tries a code against a ticket: counted before it is looked at, logged when it is wrong.
 * @returns what `accept` gives, in the same transaction as the ticket's use.
 * @throws 400 `ticket_invalid`, `code_wrong`; 429
 */
async function tryCode<T>(
  context: Context,
  kind: 'totp' | 'enrolment',
  ticket: TicketRow,
  accept: (work: Work) => Promise<T | null>,
): Promise<T & { readonly tokenData: TokenData }> {
  return limited(context, 'second_factor', ticket.userId, async () => {
    const accepted = await verb(context, async (work) => {
      const account = await lockAccount(work.db, ticket.userId);
      if (!(await claimTry(work.db, ticket.id))) throw refusedTicket(kind);
      // a user who has enrolled an app meanwhile must not enrol another one with only a password
      const isFitting = account.isActive && (kind === 'totp') === (account.totpSeed !== null);
      if (!isFitting) throw refusedTicket(kind);
      const given = await accept(work);
      if (given === null) {
        await work.audit({ ...userAudit(ticket.userId), action: 'sign_in_failed' });
        return null;
      }
      if (!(await redeemTicket(work.db, ticket.id))) throw refusedTicket(kind);
      return { ...given, tokenData: await signInto(work, ticket.userId) };
    });
    if (accepted === null) throw new Refusal('code_wrong');
    return accepted;
  });
}

/** The second step of signing in. @throws 400 `ticket_invalid`, `code_wrong`; 429 */
export async function signInWithCode(
  context: Context,
  given: { readonly ticket: string; readonly code: string },
): Promise<SignedInData> {
  const ticket = await readTicket(context, 'totp', given.ticket);
  const { tokenData } = await tryCode(context, 'totp', ticket, async (work) =>
    (await acceptCode(work, ticket.userId, given.code)) ? {} : null,
  );
  return signedInData(context, tokenData, refusedTicket('totp'));
}

/** Returns the secret for the authenticator app that a role requires; repeated calls return the same. */
export async function startEnrolment(reading: Reading, token: string) {
  const ticket = await readTicket(reading, 'enrolment', token);
  return enrolmentFor(reading, ticket.userId, await seedOf(reading, ticket));
}

/** Enrols the app that a role requires, and signs in. @throws 400 `ticket_invalid`, `code_wrong`; 429 */
export async function finishEnrolment(
  context: Context,
  given: { readonly ticket: string; readonly code: string },
): Promise<SignedInData & { recoveryCodes: string[] }> {
  const ticket = await readTicket(context, 'enrolment', given.ticket);
  const seed = await seedOf(context, ticket);
  const { tokenData, recoveryCodes } = await tryCode(context, 'enrolment', ticket, async (work) => {
    const codes = await enrol(work, ticket.userId, seed, given.code);
    return codes && { recoveryCodes: codes };
  });
  return { ...(await signedInData(context, tokenData, refusedTicket('enrolment'))), recoveryCodes };
}
