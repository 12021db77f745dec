import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import {
  roleKeys,
  type ExcludableField,
  type Right,
  type RoleKey,
  type TableColumn,
} from '@szansa/domain/access';
import type { AuditAction } from '@szansa/domain/audit';
import { sql } from 'kysely';

import {
  notFound,
  Refusal,
  verb,
  type Db,
  type Module,
  type StaffContext,
  type StaffReading,
  type Work,
} from '#platform';
import { rolesStart } from './demo.ts';

const rightsOfRole = sql<Right[]>`array(
  select r."right" from role_right r where r.role_key = role.key order by r."right"
)`;
const fieldsOfRole = sql<ExcludableField[]>`array(
  select f.field from role_excluded_field f where f.role_key = role.key order by f.field
)`;
const columnsOfRole = sql<TableColumn[]>`array(
  select c."column" from role_hidden_column c where c.role_key = role.key order by c."column"
)`;
const peopleOfRole = sql<number>`(
  select count(*)::int from user_role ur join app_user u on u.id = ur.user_id
  where ur.role_key = role.key and u.is_active
)`;

function selectRoles(db: Db) {
  return db
    .selectFrom('role')
    .select([
      'role.key',
      'role.name',
      'role.requiresSecondFactor',
      rightsOfRole.as('rights'),
      fieldsOfRole.as('excludedFields'),
      columnsOfRole.as('hiddenColumns'),
      peopleOfRole.as('people'),
    ]);
}

type RoleRow = NonNullable<Awaited<ReturnType<typeof findRole>>>;

function listRoles(db: Db) {
  return selectRoles(db).execute();
}

/** A role with all it may do and see; locked against other writers when it is about to be changed. */
async function findRole(db: Db, key: RoleKey, options: { readonly lock?: boolean } = {}) {
  if (options.lock) await db.selectFrom('role').select('key').where('key', '=', key).forUpdate().execute();
  return selectRoles(db).where('role.key', '=', key).executeTakeFirst();
}

async function setSecondFactorRequired(db: Db, key: RoleKey, isRequired: boolean): Promise<void> {
  await db.updateTable('role').set({ requiresSecondFactor: isRequired }).where('key', '=', key).execute();
}

/** Grants rights to a role and revokes others; those it has, or lacks, already are not changed. */
async function changeRights(
  db: Db,
  roleKey: RoleKey,
  change: { readonly grant: readonly Right[]; readonly revoke: readonly Right[] },
): Promise<void> {
  if (change.grant.length > 0) {
    await db
      .insertInto('roleRight')
      .values(change.grant.map((right) => ({ roleKey, right })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (change.revoke.length === 0) return;
  await db
    .deleteFrom('roleRight')
    .where('roleKey', '=', roleKey)
    .where('right', 'in', [...change.revoke])
    .execute();
}

/** Hides fields from a role, and shows others again. */
async function changeHiddenFields(
  db: Db,
  roleKey: RoleKey,
  change: { readonly hide: readonly ExcludableField[]; readonly show: readonly ExcludableField[] },
): Promise<void> {
  if (change.hide.length > 0) {
    await db
      .insertInto('roleExcludedField')
      .values(change.hide.map((field) => ({ roleKey, field })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (change.show.length === 0) return;
  await db
    .deleteFrom('roleExcludedField')
    .where('roleKey', '=', roleKey)
    .where('field', 'in', [...change.show])
    .execute();
}

/** Hides columns of tables from a role, and shows others again. */
async function changeHiddenColumns(
  db: Db,
  roleKey: RoleKey,
  change: { readonly hide: readonly TableColumn[]; readonly show: readonly TableColumn[] },
): Promise<void> {
  if (change.hide.length > 0) {
    await db
      .insertInto('roleHiddenColumn')
      .values(change.hide.map((column) => ({ roleKey, column })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (change.show.length === 0) return;
  await db
    .deleteFrom('roleHiddenColumn')
    .where('roleKey', '=', roleKey)
    .where('column', 'in', [...change.show])
    .execute();
}

type Role = Data<Endpoints['roles']['list']>[number];

/** All roles, from the one who may most. */
async function allRoles(reading: StaffReading): Promise<Role[]> {
  const rows = await listRoles(reading.db);
  return rows.toSorted((one, other) => roleKeys.indexOf(one.key) - roleKeys.indexOf(other.key));
}

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
function requireSecondFactor(context: StaffContext, key: RoleKey, isRequired: boolean): Promise<Role> {
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
function changeRightsOf(
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
function changeHiddenFieldsOf(
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
function changeHiddenColumnsOf(
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

/** Roles: their rights, hidden fields and hidden columns. */
export const rolesModule = {
  routes: {
    roles: {
      list: ({ context }) => allRoles(context),
      update: ({ params, body, context }) =>
        requireSecondFactor(context, params.key, body.requiresSecondFactor),
      changeRights: ({ params, body, context }) => changeRightsOf(context, params.key, body),
      changeHiddenFields: ({ params, body, context }) => changeHiddenFieldsOf(context, params.key, body),
      changeHiddenColumns: ({ params, body, context }) => changeHiddenColumnsOf(context, params.key, body),
    },
  },
  start: rolesStart,
} as const satisfies Module;
