import type { Right, RoleKey } from '@szansa/domain/access';
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

import { containsAll, type Database, type Db } from '#platform';

/** A person of the agency as answers name them. */
export interface PersonRecord {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Left out where they have none. */
  readonly pictureId?: string | null;
}

/** A user, whose row is `u`, as answers name them, in SQL. */
export const personJson = sql<PersonRecord>`json_strip_nulls(json_build_object(
  'id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'picture_id', u.picture_file_id
))`;

/** The user a column refers to, as one JSON value; null when it is empty. */
export function personOf(column: Expression<string | null> | RawBuilder<string | null>) {
  return sql<PersonRecord | null>`(
    select ${personJson} from app_user u where u.id = ${column}
  )`;
}

const literals = (words: readonly string[]) => sql.join(words.map((word) => sql.lit(word)));

/** The roles that have a right: the same for every user, so they are looked for once. */
const rolesWith = (right: Right) =>
  sql`array(select r.role_key from role_right r where r."right" = ${sql.lit(right)})`;

/**
 * Whether a user has all of the rights by their roles, as a condition on `app_user`. It is one expression, not a
 * condition per right, because PostgreSQL would spend more time on planning the order of joins than on the query.
 */
export function hasRights(...rights: readonly Right[]) {
  const each = [...new Set(rights)].map((right) => sql`bool_or(ur.role_key = any(${rolesWith(right)}))`);
  return sql<SqlBool>`coalesce((
    select bool_or(ur.role_key = 'SUPER_ADMIN') or (${sql.join(each, sql` and `)})
    from user_role ur where ur.user_id = app_user.id
  ), false)`;
}

/** Whether a user has any of the roles, as a condition on `app_user`. */
export const hasRoleAmong = (roles: readonly RoleKey[]) => sql<SqlBool>`exists (
  select 1 from user_role ur where ur.user_id = app_user.id and ur.role_key in (${literals(roles)})
)`;

/** Returns a user's name for opportunities. */
export function findUser(db: Db, id: string) {
  return db.selectFrom('appUser').select(['firstName', 'lastName']).where('id', '=', id).executeTakeFirst();
}

export async function findPerson(db: Db, id: string): Promise<PersonRecord | undefined> {
  const found = await db
    .selectFrom('appUser as u')
    .select(personJson.as('person'))
    .where('u.id', '=', id)
    .executeTakeFirst();
  return found?.person;
}

/** Whether a user is active now. */
export async function isActiveUser(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('appUser').select('isActive').where('id', '=', id).executeTakeFirst();
  return found?.isActive ?? false;
}

const folded = sql<string>`fold(first_name || ' ' || last_name)`;

/** The ids of staff, active or not, by any fragment of their names. */
export function peopleNamed(name: string) {
  return expressionBuilder<Database, 'appUser'>()
    .selectFrom('appUser')
    .select('appUser.id')
    .where(() => containsAll(folded, name));
}

/** Filters of staff: by any fragment of their names, or by ids. */
interface WorkersQuery {
  readonly search?: string | undefined;
  readonly ids?: readonly string[] | undefined;
}

/** Active staff by name, at most 100. */
export function workers(db: Db, { search, ids }: WorkersQuery) {
  return db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName', 'pictureFileId as pictureId'])
    .where('isActive', '=', true)
    .$if(Boolean(search), (query) => query.where(() => containsAll(folded, search ?? '')))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy(sql`last_name collate "pl-x-icu"`)
    .orderBy('firstName')
    .limit(100)
    .execute();
}

/** Everybody who looks after accounts and can be written to. */
export function listAdministrators(db: Db) {
  return db
    .selectFrom('appUser')
    .select(['id', 'email', 'firstName', 'locale'])
    .where('isActive', '=', true)
    .where('activatedAt', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('userRole')
          .select('userRole.userId')
          .whereRef('userRole.userId', '=', 'appUser.id')
          .where('userRole.roleKey', 'in', ['ADMIN', 'SUPER_ADMIN']),
      ),
    )
    .execute();
}

/** The columns of a worker that a list joins. */
interface JoinedWorker {
  readonly workerId: string | null;
  readonly workerFirstName: string | null;
  readonly workerLastName: string | null;
  readonly workerPictureId: string | null;
}

/** The worker of a row as answers name them; null where it has none. */
export function joinedWorker({
  workerId: id,
  workerFirstName: firstName,
  workerLastName: lastName,
  workerPictureId: pictureId,
}: JoinedWorker): PersonRecord | null {
  if (id === null || firstName === null || lastName === null) return null;
  return { id, firstName, lastName, ...(pictureId === null ? {} : { pictureId }) };
}
