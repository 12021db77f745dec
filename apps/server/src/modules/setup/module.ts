import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import type { PostponableStep } from '@szansa/domain/setup';

import {
  activateFirst,
  invitedBy,
  lockAccount,
  redeemTicket,
  refusedTicket,
  refuseGuessableFor,
  signedInData,
  signInto,
  type SignedInData,
} from '#modules/auth';
import { addStartEntries } from '#modules/car-lists';
import { addStartSources } from '#modules/lead-sources';
import { unnamedEmail } from '#modules/users';
import {
  hashPassword,
  Refusal,
  verb,
  type Context,
  type HandlerInput,
  type Module,
  type StaffContext,
} from '#platform';
import { setupOf, type Setup } from './answers.ts';
import { insertSetup, updateSetup } from './queries.ts';

type Calls = Endpoints['setup'];

/** What the settings say of the first administrator. @throws 400 `link_invalid`, 429 */
async function openSetup(context: Context, token: string): Promise<Data<Calls['open']>> {
  const { email, firstName, lastName } = (await invitedBy(context, 'setup', token)).account;
  return { email: email === unnamedEmail ? null : email, firstName, lastName };
}

/**
 * Names the first administrator, sets the password and signs in; the link does not work again.
 * @throws 400 `link_invalid`, 422 `password_is_email`, `password_common`, 429
 */
async function createAccount(
  context: Context,
  { token, password, ...account }: HandlerInput<Calls['createAccount']>['body'],
): Promise<SignedInData> {
  const { ticket, account: before } = await invitedBy(context, 'setup', token);
  const { userId } = ticket;
  await refuseGuessableFor(context.db, account, password);
  const passwordHash = await hashPassword(password);
  const tokenData = await verb(context, async (work) => {
    const { isActive, activatedAt } = await lockAccount(work.db, userId);
    const isUsed = isActive && activatedAt === null && (await redeemTicket(work.db, ticket.id));
    if (!isUsed) throw refusedTicket('setup');
    await activateFirst(work.db, userId, { ...account, passwordHash });
    await insertSetup(work.db, userId);
    const entity = { entity: 'user', entityId: userId, by: userId } as const;
    const { email, firstName, lastName } = account;
    await work.audit(
      { ...entity, action: 'edit', before, after: { email, firstName, lastName } },
      { ...entity, action: 'activate' },
    );
    work.publish('account.changed', { userId, what: 'access' });
    return signInto(work, userId);
  });
  return signedInData(context, tokenData, refusedTicket('setup'));
}

const postponed = {
  second_factor: { secondFactorPostponed: true },
  mailbox: { mailboxPostponed: true },
} as const satisfies Record<PostponableStep, object>;

/** Puts a step off. @throws 409 `wrong_state` for an agency that is not set up by the link */
function postponeStep(context: StaffContext, step: PostponableStep): Promise<Setup> {
  return changeSetup(context, postponed[step]);
}

/** The room of those who set the agency up. */
const setupReaders = 'right:agency.edit';

/** Changes how the set-up goes on. @throws 409 `wrong_state` for an agency that is not set up by the link */
function changeSetup(context: StaffContext, change: Parameters<typeof updateSetup>[1]): Promise<Setup> {
  return verb(context, async (work) => {
    if (!(await updateSetup(work.db, change))) throw new Refusal('wrong_state');
    await work.audit({ entity: 'agency', entityId: '1', action: 'edit', after: { ...change } });
    work.emit('records-changed', { entity: 'agency' }, [setupReaders]);
    return setupOf(work);
  });
}

/** Adds what is missing of the starter lists; what is there remains as it is. @throws 403 */
function addStarterLists(context: StaffContext): Promise<Data<Calls['addStarterLists']>> {
  return verb(context, async (work) => {
    const entries = await addStartEntries(work);
    const sources = await addStartSources(work);
    return { added: entries + sources };
  });
}

/** Setting up a new agency: the account of its first administrator, and what administrators do first. */
export const setupModule = {
  routes: {
    setup: {
      open: ({ body, context }) => openSetup(context, body.token),
      createAccount: ({ body, context }) => createAccount(context, body),
      get: ({ context }) => setupOf(context),
      postpone: ({ body, context }) => postponeStep(context, body.step),
      dismissFirstSteps: ({ body, context }) =>
        changeSetup(context, { firstStepsDismissed: body.isDismissed }),
      addStarterLists: ({ context }) => addStarterLists(context),
    },
  },
  rooms: (actor) => (actor.can('agency.edit') ? [setupReaders] : []),
} as const satisfies Module;
