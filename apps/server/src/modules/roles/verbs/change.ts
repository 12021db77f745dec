import type { ExcludableField, Right, RoleKey, TableColumn } from '@szansa/domain/access';
import type { AuditAction } from '@szansa/domain/audit';

import { notFound, Refusal, verb, type StaffContext, type Work } from '#platform';
import type { Role } from '../answers.ts';
import {
  changeHiddenColumns,
  changeHiddenFields,
  changeRights,
  findRole,
  setSecondFactorRequired,
  type RoleRow,
} from '../queries.ts';

interface Change {
  readonly action: AuditAction<'role'>;
  /** The role's fields for the audit log, before and after. */
  readonly audited: (role: RoleRow) => Readonly<Record<string, unknown>>;
  readonly save: (work: Work) => Promise<void>;
}

/** Changes a role; users who have it get the new rights with their next request, in every process. */
function changeRole(context: StaffContext, key: RoleKey, change: Change): Promise<Role> {
  return verb(context, async (work) => {
    const before = await findRole(work.db, key, { lock: true });
    if (!before) throw notFound();
    await change.save(work);
    const after = await findRole(work.db, key);
    if (!after) throw notFound();
    await work.audit({
      entity: 'role',
      entityId: key,
      action: change.action,
      before: change.audited(before),
      after: change.audited(after),
    });
    await work.platform.sessions.refresh(work, { role: key });
    return after;
  });
}

/** A super administrator's role is not up for discussion. @throws 409 `role_keeps_everything` */
function refuseAllPowerful(key: RoleKey): void {
  if (key === 'SUPER_ADMIN') throw new Refusal('role_keeps_everything');
}

/** Sets whether a role requires the second factor; users who have none enrol it when they sign in next. */
export function requireSecondFactor(context: StaffContext, key: RoleKey, isRequired: boolean): Promise<Role> {
  return changeRole(context, key, {
    action: 'require_second_factor',
    audited: ({ requiresSecondFactor }) => ({ requiresSecondFactor }),
    save: (work) => setSecondFactorRequired(work.db, key, isRequired),
  });
}

/** Returns those of a role's names that a change affects: the log contains only these. */
function touched<Name extends string>(names: readonly Name[], change: readonly (readonly Name[])[]): Name[] {
  const about = new Set(change.flat());
  return names.filter((name) => about.has(name));
}

/** Grants rights to a role and revokes others. @throws 409 `role_keeps_everything` */
export function changeRightsOf(
  context: StaffContext,
  key: RoleKey,
  change: { readonly grant: readonly Right[]; readonly revoke: readonly Right[] },
): Promise<Role> {
  refuseAllPowerful(key);
  return changeRole(context, key, {
    action: 'change_rights',
    audited: ({ rights }) => ({ rights: touched(rights, [change.grant, change.revoke]) }),
    save: (work) => changeRights(work.db, key, change),
  });
}

/** Hides fields from a role, or shows them again. @throws 409 `role_keeps_everything` */
export function changeHiddenFieldsOf(
  context: StaffContext,
  key: RoleKey,
  change: { readonly hide: readonly ExcludableField[]; readonly show: readonly ExcludableField[] },
): Promise<Role> {
  refuseAllPowerful(key);
  return changeRole(context, key, {
    action: 'change_hidden_fields',
    audited: ({ excludedFields }) => ({
      excludedFields: touched(excludedFields, [change.hide, change.show]),
    }),
    save: (work) => changeHiddenFields(work.db, key, change),
  });
}

/** Hides columns of tables from a role, or shows them again. @throws 409 `role_keeps_everything` */
export function changeHiddenColumnsOf(
  context: StaffContext,
  key: RoleKey,
  change: { readonly hide: readonly TableColumn[]; readonly show: readonly TableColumn[] },
): Promise<Role> {
  refuseAllPowerful(key);
  return changeRole(context, key, {
    action: 'change_hidden_columns',
    audited: ({ hiddenColumns }) => ({ hiddenColumns: touched(hiddenColumns, [change.hide, change.show]) }),
    save: (work) => changeHiddenColumns(work.db, key, change),
  });
}
