import type { RoleKey } from '@szansa/domain/access';
import { sql, type Insertable } from 'kysely';

import type { Database, Db } from '#platform';

/** Whether there is no account yet; concurrent callers wait until the end of the transaction. */
export async function isFirstStart(db: Db): Promise<boolean> {
  await sql`lock table app_user in share row exclusive mode`.execute(db);
  const found = await db.selectFrom('appUser').select('id').limit(1).executeTakeFirst();
  return found === undefined;
}

interface NewAccount {
  readonly row: Insertable<Database['appUser']>;
  readonly role: RoleKey;
}

export async function insertAccounts(db: Db, accounts: readonly NewAccount[]): Promise<void> {
  await db
    .insertInto('appUser')
    .values(accounts.map(({ row }) => row))
    .execute();
  await db
    .insertInto('userRole')
    .values(accounts.map(({ row, role }) => ({ userId: row.id, roleKey: role })))
    .execute();
}

/** The first forty active accounts, once for each of their roles. */
export function listFirstAccounts(db: Db) {
  return db
    .selectFrom('appUser')
    .leftJoin('userRole', 'userRole.userId', 'appUser.id')
    .select(['appUser.email', 'userRole.roleKey'])
    .where('appUser.isActive', '=', true)
    .orderBy('appUser.createdAt')
    .orderBy('appUser.id')
    .limit(40)
    .execute();
}
