import type { ExcludableField, Right, RoleKey, TableColumn } from '@szansa/domain/access';
import { sql } from 'kysely';

import type { Db } from '#platform';

const rights = sql<Right[]>`array(
  select r."right" from role_right r where r.role_key = role.key order by r."right"
)`;
const excludedFields = sql<ExcludableField[]>`array(
  select f.field from role_excluded_field f where f.role_key = role.key order by f.field
)`;
const hiddenColumns = sql<TableColumn[]>`array(
  select c."column" from role_hidden_column c where c.role_key = role.key order by c."column"
)`;
const people = sql<number>`(
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
      rights.as('rights'),
      excludedFields.as('excludedFields'),
      hiddenColumns.as('hiddenColumns'),
      people.as('people'),
    ]);
}

export type RoleRow = NonNullable<Awaited<ReturnType<typeof findRole>>>;

export function listRoles(db: Db) {
  return selectRoles(db).execute();
}

/** A role with all it may do and see; locked against other writers when it is about to be changed. */
export async function findRole(db: Db, key: RoleKey, options: { readonly lock?: boolean } = {}) {
  if (options.lock) await db.selectFrom('role').select('key').where('key', '=', key).forUpdate().execute();
  return selectRoles(db).where('role.key', '=', key).executeTakeFirst();
}

export async function setSecondFactorRequired(db: Db, key: RoleKey, isRequired: boolean): Promise<void> {
  await db.updateTable('role').set({ requiresSecondFactor: isRequired }).where('key', '=', key).execute();
}

/** Grants rights to a role and revokes others; those it has, or lacks, already are not changed. */
export async function changeRights(
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
export async function changeHiddenFields(
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
export async function changeHiddenColumns(
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
