import type { Endpoints } from '@szansa/api-client/endpoints';
import { roleKeys, type ExcludableField, type RoleKey } from '@szansa/domain/access';
import { looksAfter, refusedRoles, type Invitation, type StaffPatch } from '@szansa/domain/account';
import { v7 as uuidv7 } from 'uuid';

import { sendInvitation } from '../auth/invitations.ts';
import { sendNotice } from '../auth/notices.ts';
import { endTickets } from '../auth/ticket-queries.ts';
import {
  changeRecord,
  changesBetween,
  conflict,
  denied,
  listAnswer,
  Refusal,
  verb,
  type HandlerInput,
  type Produced,
  type StaffContext,
  type StaffReading,
  type StaffWork,
  type Work,
} from '../platform.ts';
import { lockedMember, refuseFor } from './access.ts';
import { staffMemberById, type StaffAnswer } from './described.ts';
import {
  changeExcludedFields,
  countOtherSuperAdministrators,
  countStaff,
  findByEmail,
  insertStaffMember,
  listStaff,
  lockStaff,
  setRoles,
  updateStaffMember,
  type StaffRow,
} from './queries.ts';

type Users = Endpoints['users'];

/** One page of staff, and how many there are. */
export function listOfStaff(
  { db }: StaffReading,
  query: HandlerInput<Users['list']>['query'],
): Promise<Produced<Users['list']>> {
  return listAnswer(query, {
    rows: listStaff(db, query, query),
    count: countStaff(db, query),
    item: (row) => row,
  });
}

/** @throws 409 `user_exists` with the id of whoever has the e-mail. */
async function refuseKnownEmail(work: Work, email: string): Promise<void> {
  const found = await findByEmail(work.db, email);
  if (found) throw conflict('user_exists', { userId: found.id });
}

/**
 * Adds a member of staff and mails them the link that activates the account.
 * @throws 403 for a role the caller may not give, 409 `user_exists`.
 */
export function inviteStaff(context: StaffContext, input: Invitation): Promise<StaffAnswer> {
  return verb(context, async (work) => {
    if (!looksAfter(work.actor.roles, input.roles)) throw denied();
    await lockStaff(work.db);
    await refuseKnownEmail(work, input.email);
    const { roles, ...columns } = input;
    const id = uuidv7();
    await insertStaffMember(work.db, { ...columns, id });
    await setRoles(work.db, id, roles);
    await work.audit({
      entity: 'user',
      entityId: id,
      version: 1,
      action: 'create',
      after: input,
    });
    await sendInvitation(work, id);
    return staffMemberById(work, id);
  });
}

/** Mails a new activation link; the one before stops working. @throws 403, 404, 409 `wrong_state` */
export function resendInvitation(context: StaffContext, id: string): Promise<StaffAnswer> {
  return verb(context, async (work) => {
    await lockedMember(work, id);
    await sendInvitation(work, id);
    await work.audit({
      entity: 'user',
      entityId: id,
      action: 'resend_invitation',
    });
    return staffMemberById(work, id);
  });
}

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

/** Tells whoever had the old address, and makes links that went there stop working. */
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
      announce: () => work.platform.sessions.refresh(work, { userId: id }),
    });
    return staffMemberById(work, id);
  });
}

/**
 * Hides fields from a person, or shows them again.
 * @throws 403, 404, 409 `role_keeps_everything` for a super administrator.
 */
export function changeHiddenFields(
  context: StaffContext,
  id: string,
  change: { readonly hide: readonly ExcludableField[]; readonly show: readonly ExcludableField[] },
): Promise<StaffAnswer> {
  return verb(context, async (work) => {
    const row = await lockedMember(work, id);
    if (row.roles.includes('SUPER_ADMIN')) throw new Refusal('role_keeps_everything');
    const about = new Set([...change.hide, ...change.show]);
    const before = row.excludedFields.filter((field) => about.has(field));
    await changeExcludedFields(work.db, id, change);
    await work.audit({
      entity: 'user',
      entityId: id,
      action: 'change_hidden_fields',
      before: { excludedFields: before },
      after: { excludedFields: change.hide.toSorted() },
    });
    await work.platform.sessions.refresh(work, { userId: id });
    return staffMemberById(work, id);
  });
}
