import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';

import { hashPassword, invalid, Refusal, verb, type Context } from '#platform';
import type { SignedInData } from '../answers.ts';
import { refuseGuessable } from '../chosen-password.ts';
import { invitedBy } from '../invitations.ts';
import { activateAccount, lockAccount } from '../queries.ts';
import { isSecondFactorRequired } from '../second-factor-queries.ts';
import { enrol, enrolmentFor } from '../second-factor.ts';
import { signedInData, signInto } from '../sessions.ts';
import { redeemTicket } from '../ticket-queries.ts';
import { refusedTicket, seedOf } from '../tickets.ts';

type Invited = Data<Endpoints['activation']['open']>;

/** Whose account a link activates, with the secret for their app: the same however often the link is opened. */
export async function openActivation(context: Context, token: string): Promise<Invited> {
  const { ticket, account } = await invitedBy(context, 'activation', token);
  return {
    ...account,
    enrolment: await enrolmentFor(context, ticket.userId, await seedOf(context, ticket)),
    isSecondFactorRequired: await isSecondFactorRequired(context.db, ticket.userId),
  };
}

export interface ActivationInput {
  readonly token: string;
  readonly password: string;
  /** Of the authenticator app; without one none is enrolled. */
  readonly code?: string | undefined;
}

/**
 * Activates an account: sets its password, enrols its second factor when a code is given, and signs in.
 * @throws 400 `link_invalid`, `code_wrong` (the link remains valid); 422 `password_is_email`, `password_common`, or
 * `required` for a code that a role requires; 429
 */
export async function finishActivation(
  context: Context,
  { token, password, code }: ActivationInput,
): Promise<SignedInData & { recoveryCodes: string[] }> {
  const { ticket } = await invitedBy(context, 'activation', token);
  const { userId } = ticket;
  await refuseGuessable(context.db, userId, password);
  if (code === undefined && (await isSecondFactorRequired(context.db, userId))) {
    throw invalid({ path: 'code', code: 'required' });
  }
  const seed = await seedOf(context, ticket);
  const passwordHash = await hashPassword(password);
  const activated = await verb(context, async (work) => {
    const { isActive, activatedAt } = await lockAccount(work.db, userId);
    const isUsed = isActive && activatedAt === null && (await redeemTicket(work.db, ticket.id));
    if (!isUsed) throw refusedTicket('activation');
    await activateAccount(work.db, userId, passwordHash);
    const entity = { entity: 'user', entityId: userId, by: userId } as const;
    await work.audit({ ...entity, action: 'activate' });
    work.publish('account.changed', { userId, what: 'access' });
    const recoveryCodes = code === undefined ? [] : await enrol(work, userId, seed, code);
    // thrown inside: the link is not used up
    if (recoveryCodes === null) throw new Refusal('code_wrong');
    return { recoveryCodes, tokenData: await signInto(work, userId) };
  });
  const data = await signedInData(context, activated.tokenData, refusedTicket('activation'));
  return { ...data, recoveryCodes: activated.recoveryCodes };
}
