import type { Endpoints } from '@szansa/api-client/endpoints';
import { roleKeys, type ExcludableField, type RoleKey } from '@szansa/domain/access';
import { looksAfter, refusedRoles, type Invitation, type StaffPatch } from '@szansa/domain/account';
import { v7 as uuidv7 } from 'uuid';

import { sendInvitation } from '../auth/invitations.ts';
import { sendNotice } from '../auth/notices.ts';
import { endTickets } from '../auth/ticket-queries.ts';
import {
  changesBetween,
  denied,
  inTransaction,
  Refusal,
  resolveStale,
  type HandlerInput,
  type Produced,
  type StaffContext,
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
export async function listOfStaff(
  { db }: StaffContext,
  query: HandlerInput<Users['list']>['query'],
): Promise<Produced<Users['list']>> {
  const [items, total] = await Promise.all([listStaff(db, query, query), countStaff(db, query)]);
  return { items, page: query.page, perPage: query.perPage, total };
}

/** @throws 409 `user_exists` with the id of whoever has the e-mail. */
async function refuseKnownEmail(work: Work, email: string): Promise<void> {
  const found = await findByEmail(work.db, email);
  if (found) throw new Refusal('user_exists', { userId: found.id });
}

/**
 * Adds a member of staff and mails them the link that activates the account.
 * @throws 403 for a role the caller may not give, 409 `user_exists`.
 */
export function inviteStaff(context: StaffContext, input: Invitation): Promise<StaffAnswer> {
  return inTransaction(context, async (work) => {
    if (!looksAfter(context.actor.roles, input.roles)) throw denied();
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
      before: null,
      after: input,
    });
    await sendInvitation(work, id);
    return staffMemberById(context, id);
  });
}

/** Mails a new activation link; the one before stops working. @throws 403, 404, 409 `wrong_state` */
export function resendInvitation(context: StaffContext, id: string): Promise<StaffAnswer> {
  return inTransaction(context, async (work) => {
    await lockedMember(work, context, id);
    await sendInvitation(work, id);
    await work.audit({
      entity: 'user',
      entityId: id,
      action: 'resend_invitation',
      before: null,
      after: null,
    });
    return staffMemberById(context, id);
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
async function saveRoles(
  work: Work,
  { actor }: StaffContext,
  row: StaffRow,
  roles: StaffRow['roles'],
): Promise<void> {
  const others = await countOtherSuperAdministrators(work.db, row.id);
  refuseFor(refusedRoles({ id: actor.userId, roles: actor.roles }, row, roles, others));
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
  return inTransaction(context, async (work) => {
    await lockStaff(work.db);
    const row = await lockedMember(work, context, id);
    const before = comparable(row);
    const entity = { entity: 'user', entityId: id };
    const { roles, ...columns } = input.changes;
    const patch = roles ? { ...columns, roles: inOrder(roles) } : columns;
    await resolveStale(work, {
      ...entity,
      readVersion: input.version,
      currentVersion: row.version,
      patch,
      current: before,
    });
    const after = { ...before, ...patch };
    const changed = changesBetween(before, after);
    if (Object.keys(changed).length === 0) return staffMemberById(context, id);
    if (changed['email']) await refuseKnownEmail(work, after.email);
    if (changed['roles']) await saveRoles(work, context, row, after.roles);
    const version = row.version + 1;
    await updateStaffMember(work.db, id, { ...columns, version });
    if (changed['email']) await followEmail(work, row);
    await work.audit({ ...entity, version, action: 'edit', before, after });
    await context.platform.sessions.refresh(work, { userId: id });
    return staffMemberById(context, id);
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
  return inTransaction(context, async (work) => {
    const row = await lockedMember(work, context, id);
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
    await context.platform.sessions.refresh(work, { userId: id });
    return staffMemberById(context, id);
  });
}
