import type { RoleKey } from '@szansa/domain/access';
import { sql } from 'kysely';

import type { Db } from '../platform.ts';

/** What a login is checked against; e-mails are the same whatever their case. */
export function findAccount(db: Db, email: string) {
  return db
    .selectFrom('appUser')
    .select(['id', 'passwordHash', 'isActive'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** A user as they see themselves. */
export function findProfile(db: Db, userId: string) {
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
      'version',
    ])
    .where('id', '=', userId)
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

/** Where the user was last, in whichever session. */
export async function findLastPage(db: Db, userId: string): Promise<string | null> {
  const found = await db
    .selectFrom('session')
    .select('lastPage')
    .where('userId', '=', userId)
    .where('lastPage', 'is not', null)
    .orderBy('lastUsedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.lastPage ?? null;
}
