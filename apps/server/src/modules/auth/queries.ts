import type { RoleKey, TableColumn } from '@szansa/domain/access';
import type { Language, Theme } from '@szansa/domain/account';
import type { FirstAccount } from '@szansa/domain/setup';
import { sql } from 'kysely';

import type { Db } from '#platform';

/** Returns what a login is checked against; e-mails are compared without regard to case. */
export function findAccount(db: Db, email: string) {
  return db
    .selectFrom('appUser')
    .select(['id', 'passwordHash', 'isActive'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** A user as they see themselves. */
export function findProfile(db: Db, userId: string, options: { readonly lock?: boolean } = {}) {
  return db
    .selectFrom('appUser')
    .select([
      'id',
      'email',
      'firstName',
      'lastName',
      'phoneNumber',
      'position',
      'locale',
      'theme',
      'newActivityMode',
      'isActive',
      'pictureFileId as pictureId',
      'version',
    ])
    .where('id', '=', userId)
    .$if(options.lock === true, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
}

export function findRoles(db: Db, userId: string): Promise<{ key: RoleKey; name: string }[]> {
  return db
    .selectFrom('userRole')
    .innerJoin('role', 'role.key', 'userRole.roleKey')
    .select(['role.key', 'role.name'])
    .where('userRole.userId', '=', userId)
    .orderBy('role.name')
    .execute();
}

/** Returns the columns that all roles of the user hide: a column that one of them shows is visible. */
export async function findHiddenColumns(db: Db, userId: string): Promise<TableColumn[]> {
  const rows = await db
    .selectFrom('roleHiddenColumn')
    .innerJoin('userRole', 'userRole.roleKey', 'roleHiddenColumn.roleKey')
    .select('roleHiddenColumn.column')
    .where('userRole.userId', '=', userId)
    .groupBy('roleHiddenColumn.column')
    .having((eb) =>
      eb(
        eb.fn.countAll<number>(),
        '=',
        eb.selectFrom('userRole').select(eb.fn.countAll<number>().as('roles')).where('userId', '=', userId),
      ),
    )
    .orderBy('roleHiddenColumn.column')
    .execute();
  return rows.map(({ column }) => column);
}

/** What an account is called by, which is what its password is first guessed from. */
export function findNames(db: Db, userId: string) {
  return db
    .selectFrom('appUser')
    .select(['email', 'firstName', 'lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Whom a mail is for. */
export function findRecipient(db: Db, userId: string) {
  return db
    .selectFrom('appUser')
    .select(['email', 'firstName', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** An account as its own owner and administrators change it, one after another. */
export function lockAccount(db: Db, userId: string) {
  return db
    .selectFrom('appUser')
    .select(['id', 'email', 'firstName', 'locale', 'isActive', 'activatedAt', 'passwordHash', 'totpSeed'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Returns a user who has not activated their account yet. */
export function findInvited(db: Db, userId: string) {
  return db
    .selectFrom('appUser')
    .select(['email', 'firstName', 'lastName'])
    .where('id', '=', userId)
    .where('isActive', '=', true)
    .where('activatedAt', 'is', null)
    .executeTakeFirst();
}

/** Returns a user with an active, activated account. */
export function findActivated(db: Db, userId: string) {
  return db
    .selectFrom('appUser')
    .select(['email'])
    .where('id', '=', userId)
    .where('isActive', '=', true)
    .where('activatedAt', 'is not', null)
    .executeTakeFirst();
}

export async function replacePassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('appUser').set({ passwordHash }).where('id', '=', userId).execute();
}

/** Opens an invited account for use. */
export async function activateAccount(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('appUser')
    .set({ passwordHash, activatedAt: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
}

/** Names the account of the first administrator, and opens it for use. */
export async function activateFirst(
  db: Db,
  userId: string,
  account: Pick<FirstAccount, 'email' | 'firstName' | 'lastName' | 'locale'> & {
    readonly passwordHash: string;
  },
): Promise<void> {
  await db
    .updateTable('appUser')
    .set({ ...account, activatedAt: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', userId)
    .execute();
}

/** What people change of their own account; what is left out stays. */
export interface OwnChange {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly position?: string | null | undefined;
  readonly locale?: Language | undefined;
  readonly theme?: Theme | undefined;
  readonly newActivityMode?: boolean | undefined;
}

export async function updateOwn(
  db: Db,
  userId: string,
  change: OwnChange & { readonly version: number },
): Promise<void> {
  await db.updateTable('appUser').set(change).where('id', '=', userId).execute();
}

/** Returns the user who was invited first, as long as no account has been activated. */
export function findFirstInvited(db: Db) {
  return db
    .selectFrom('appUser')
    .select('id')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('appUser as other').select('other.id').where('other.activatedAt', 'is not', null),
        ),
      ),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
