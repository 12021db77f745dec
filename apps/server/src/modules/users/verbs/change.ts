import { roleKeys, type RoleKey } from '@szansa/domain/access';
import { refusedRoles, type StaffPatch } from '@szansa/domain/account';

import { endTickets, sendInvitation, sendNotice } from '#modules/auth';
import { changeRecord, changesBetween, verb, type StaffContext, type StaffWork, type Work } from '#platform';
import { lockedMember, refuseFor, refuseKnownEmail } from '../access.ts';
import { staffMemberById, type StaffAnswer } from '../answers.ts';
import {
  countOtherSuperAdministrators,
  lockStaff,
  setRoles,
  updateStaffMember,
  type StaffRow,
} from '../queries.ts';

/** Roles as answers and the log list them, so that the same ones compare as the same. */
const inOrder = (roles: readonly RoleKey[]) => roleKeys.filter((key) => roles.includes(key));

/** An account under the names a change uses. */
function comparable(row: StaffRow): Required<StaffPatch> {
  const { email, firstName, lastName, phoneNumber, position, locale, roles } = row;
  return { email, firstName, lastName, phoneNumber, position, locale, roles };
}

/** @throws 403, 409 `last_administrator` or `own_account` (rules AC5 to AC7). */
async function saveRoles(work: StaffWork, row: StaffRow, roles: StaffRow['roles']): Promise<void> {
  const others = await countOtherSuperAdministrators(work.db, row.id);
  refuseFor(refusedRoles({ id: work.actor.userId, roles: work.actor.roles }, row, roles, others));
  await setRoles(work.db, row.id, roles);
}

/** Mails the old address that it was replaced, and invalidates links that were sent to it. */
async function followEmail(work: Work, row: StaffRow): Promise<void> {
  await endTickets(work.db, row.id, ['activation', 'password_reset']);
  if (row.state === 'invited') await sendInvitation(work, row.id);
  else if (row.state === 'active') await sendNotice(work, row.id, 'email_changed', { to: row.email });
}

/**
 * Changes the data or the roles of an account.
 * @throws 403, 404, 409 `stale_version`, `user_exists`, `last_administrator` or `own_account`.
 */
export function changeStaffMember(
  context: StaffContext,
  id: string,
  input: { readonly version: number; readonly changes: StaffPatch },
): Promise<StaffAnswer> {
  const { roles, ...columns } = input.changes;
  return verb(context, async (work) => {
    await lockStaff(work.db);
    await changeRecord(work, {
      entity: 'user',
      entityId: id,
      action: 'edit',
      lock: () => lockedMember(work, id),
      fields: comparable,
      readVersion: input.version,
      patch: roles ? { ...columns, roles: inOrder(roles) } : columns,
      save: async ({ row, before, after, version }) => {
        const changed = changesBetween(before, after);
        if (changed['email']) await refuseKnownEmail(work, after.email);
        if (changed['roles']) await saveRoles(work, row, after.roles);
        await updateStaffMember(work.db, id, { ...columns, version });
        if (changed['email']) await followEmail(work, row);
      },
      emit: () => {
        work.publish('account.changed', { userId: id, what: roles ? 'access' : 'data' });
        return work.platform.sessions.refresh(work, { userId: id });
      },
    });
    return staffMemberById(work, id);
  });
}
