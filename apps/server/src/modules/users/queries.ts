import { roleKeys, type ExcludableField, type RoleKey } from '@szansa/domain/access';
import type { AccountState, Invitation } from '@szansa/domain/account';
import { sql, type SelectQueryBuilder } from 'kysely';

import {
  containsAll,
  countRows,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Database,
  type Db,
  type Page,
  type RowOf,
} from '#platform';

export type StaffSort = 'name' | 'email' | 'lastSeenAt' | 'createdAt';

export interface StaffFilters {
  readonly search?: string | undefined;
  readonly role?: readonly RoleKey[] | undefined;
  readonly state?: readonly AccountState[] | undefined;
}

const rolesOf = sql<RoleKey[]>`array(
  select ur.role_key from user_role ur where ur.user_id = app_user.id
  order by array_position(${[...roleKeys]}::text[], ur.role_key)
)`;
const state = sql<AccountState>`case
  when not app_user.is_active then 'deactivated'
  when app_user.activated_at is null then 'invited'
  else 'active'
end`;
/** Sessions that ended are remembered for a month. */
const lastSeenAt = sql<Date | null>`(select max(s.last_used_at) from session s where s.user_id = app_user.id)`;
const searched = sql<string>`fold(concat_ws(' ',
  app_user.first_name, app_user.last_name, app_user.email, app_user.phone_number, app_user.position
))`;

function filtered<O>(query: SelectQueryBuilder<Database, 'appUser', O>, filters: StaffFilters) {
  const { search, role, state: states } = filters;
  return query
    .$if(Boolean(search), (found) => found.where(() => containsAll(searched, search ?? '')))
    .$if(states !== undefined, (found) => found.where(state, 'in', states ?? []))
    .$if(role !== undefined, (found) =>
      found.where('appUser.id', 'in', (eb) =>
        eb
          .selectFrom('userRole')
          .select('userRole.userId')
          .where('userRole.roleKey', 'in', role ?? []),
      ),
    );
}

const listedColumns = [
  'appUser.id',
  'appUser.email',
  'appUser.firstName',
  'appUser.lastName',
  'appUser.phoneNumber',
  'appUser.position',
  'appUser.pictureFileId as pictureId',
  'appUser.createdAt',
  rolesOf.as('roles'),
  state.as('state'),
  lastSeenAt.as('lastSeenAt'),
  sql<boolean>`app_user.totp_enrolled_at is not null`.as('hasSecondFactor'),
] as const;

const sortColumns = {
  name: sql`app_user.last_name collate "pl-x-icu"`,
  email: sql`app_user.email`,
  lastSeenAt,
  createdAt: sql`app_user.created_at`,
} as const;

/** Returns one page of staff; users who have never signed in are last. */
export function listStaff(
  db: Db,
  filters: StaffFilters,
  order: { readonly sort: StaffSort | `-${StaffSort}` } & Page,
) {
  const { field, direction } = sortOf<StaffSort>(order.sort);
  return rowQuery(
    onPage(
      filtered(db.selectFrom('appUser'), filters)
        .select(listedColumns)
        .orderBy(sortColumns[field], (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
        .orderBy(sql`app_user.first_name collate "pl-x-icu"`, direction)
        .orderBy('appUser.id', direction),
      order,
    ),
  );
}

export type ListedStaffRow = RowOf<typeof listStaff>;

export function countStaff(db: Db, filters: StaffFilters): Counting {
  return countRows(db, filtered(db.selectFrom('appUser').select('appUser.id'), filters));
}

export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaffMember>>>;

/** A whole account; locked against other writers when it is about to be changed. */
export async function findStaffMember(db: Db, id: string, options: { readonly lock?: boolean } = {}) {
  if (options.lock) await db.selectFrom('appUser').select('id').where('id', '=', id).forUpdate().execute();
  return db
    .selectFrom('appUser')
    .select(listedColumns)
    .select([
      'appUser.locale',
      'appUser.version',
      'appUser.isActive',
      sql<ExcludableField[]>`array(
        select f.field from user_excluded_field f where f.user_id = app_user.id order by f.field
      )`.as('excludedFields'),
      sql<ExcludableField[]>`array(
        select distinct f.field from user_role ur join role_excluded_field f on f.role_key = ur.role_key
        where ur.user_id = app_user.id order by f.field
      )`.as('roleExcludedFields'),
    ])
    .where('appUser.id', '=', id)
    .executeTakeFirst();
}

/**
 * Serialises changes of accounts that depend on other accounts until the end of the transaction: of two super
 * administrators who deactivate each other at once one remains, and of two equal e-mails one is refused.
 */
export async function lockStaff(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`.execute(db);
}

/** Counts the super administrators, besides the given user, who could sign in now. */
export async function countOtherSuperAdministrators(db: Db, except: string): Promise<number> {
  const { count } = await db
    .selectFrom('appUser')
    .innerJoin('userRole', 'userRole.userId', 'appUser.id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userRole.roleKey', '=', 'SUPER_ADMIN')
    .where('appUser.isActive', '=', true)
    .where('appUser.activatedAt', 'is not', null)
    .where('appUser.id', '!=', except)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the account with an e-mail, regardless of case. */
export function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('appUser')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

type AccountColumns = Omit<Invitation, 'roles'>;

/** Inserts an account that cannot be used before it is activated. */
export async function insertStaffMember(
  db: Db,
  row: AccountColumns & { readonly id: string },
): Promise<void> {
  await db
    .insertInto('appUser')
    .values({ ...row, passwordHash: null })
    .execute();
}

export async function updateStaffMember(
  db: Db,
  id: string,
  values: Partial<AccountColumns> & { readonly version: number; readonly isActive?: boolean },
): Promise<void> {
  await db.updateTable('appUser').set(values).where('id', '=', id).execute();
}

/** Sets the roles of a user. */
export async function setRoles(db: Db, userId: string, roles: readonly RoleKey[]): Promise<void> {
  await db.deleteFrom('userRole').where('userId', '=', userId).execute();
  await db
    .insertInto('userRole')
    .values(roles.map((roleKey) => ({ userId, roleKey })))
    .execute();
}

/** Hides fields from a person, and shows others again. */
export async function changeExcludedFields(
  db: Db,
  userId: string,
  change: { readonly hide: readonly ExcludableField[]; readonly show: readonly ExcludableField[] },
): Promise<void> {
  if (change.hide.length > 0) {
    await db
      .insertInto('userExcludedField')
      .values(change.hide.map((field) => ({ userId, field })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (change.show.length === 0) return;
  await db
    .deleteFrom('userExcludedField')
    .where('userId', '=', userId)
    .where('field', 'in', [...change.show])
    .execute();
}
