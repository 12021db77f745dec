import type { Endpoints } from '@szansa/api-client/endpoints';
import { refusedDeactivation } from '@szansa/domain/account';
import { personName } from '@szansa/domain/shared';

import { endTickets } from '#modules/auth';
import { countOwned, findSuccessor, giveAllTo, listSuccessors } from '#modules/opportunities';
import {
  countOtherSuperAdministrators,
  lockedMember,
  lockStaff,
  lookedAfter,
  refuseFor,
  setActive,
  staffMemberById,
  type StaffAnswer,
} from '#modules/users';
import {
  invalid,
  Refusal,
  verb,
  type Module,
  type Produced,
  type StaffContext,
  type StaffReading,
  type Work,
} from '#platform';

/** Returns the records that an employee's offboarding would leave, and the possible successors. @throws 403, 404 */
async function workloadOf(
  reading: StaffReading,
  id: string,
): Promise<Produced<Endpoints['users']['workload']>> {
  await lookedAfter(reading, id);
  const [owned, successors] = await Promise.all([countOwned(reading.db, id), listSuccessors(reading.db, id)]);
  return { ...owned, successors };
}

interface Named {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

const named = (person: Named) => ({ id: person.id, name: personName(person) });

/** @throws 422 for a user who may not own opportunities, or who is the one being deactivated. */
async function successorOf(work: Work, userId: string, id: string | null): Promise<Named | null> {
  if (id === null) return null;
  const found = id === userId ? undefined : await findSuccessor(work.db, id);
  if (!found) throw invalid({ path: 'successorId', code: 'value_not_allowed' });
  return found;
}

/**
 * Deactivates an account: its sessions end, its links stop working, and its open opportunities are assigned to a
 * successor or left without an owner.
 * @throws 403, 404, 409 `wrong_state`, `last_administrator`, `own_account` or `stale_version`, 422 for an invalid
 * successor.
 */
function deactivate(
  context: StaffContext,
  id: string,
  input: { readonly version: number; readonly successorId: string | null },
): Promise<StaffAnswer> {
  return verb(context, async (work) => {
    const { actor, platform } = work;
    await lockStaff(work.db);
    const row = await lockedMember(work, id);
    const others = await countOtherSuperAdministrators(work.db, id);
    refuseFor(refusedDeactivation({ id: actor.userId, roles: actor.roles }, row, others));
    if (!row.isActive) throw new Refusal('wrong_state');
    const successor = await successorOf(work, id, input.successorId);
    await setActive(work, row, input.version, false);
    await giveAllTo(work, { from: named(row), to: successor && named(successor) });
    await endTickets(work.db, id, ['activation', 'password_reset', 'totp', 'enrolment']);
    await platform.sessions.endAll(work, id);
    return staffMemberById(work, id);
  });
}

/**
 * Offboarding: deactivates a user and transfers their records. Separate from users, because it depends on
 * opportunities.
 */
export const offboardingModule = {
  routes: {
    users: {
      workload: ({ params, context }) => workloadOf(context, params.id),
      deactivate: ({ params, body, context }) => deactivate(context, params.id, body),
    },
  },
} as const satisfies Module;
