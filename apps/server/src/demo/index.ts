import { defaultRights, roleKeys, type RoleKey } from '@szansa/domain/access';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { systemContext } from '../platform/context.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Work } from '../platform/database/work.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { Platform } from '../platform/platform.ts';

export interface DemoOptions {
  /** One administrator and nothing else. */
  readonly empty: boolean;
  /** Password of every account made. */
  readonly password: string;
}

export interface DemoAccount {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly RoleKey[];
}

const roleNames: Readonly<Record<RoleKey, string>> = {
  SUPER_ADMIN: 'Superadministrator',
  ADMIN: 'Administrator',
  WORKER: 'Doradca',
  ADMIN_REPORTS: 'Administrator raportów',
  PLATFORMER: 'Platformowiec',
};

async function addRoles(work: Work): Promise<void> {
  for (const key of roleKeys) {
    await work.db.insertInto('role').values({ key, name: roleNames[key] }).execute();
    const rights = defaultRights[key].map((right) => ({ roleKey: key, right }));
    await work.db.insertInto('roleRight').values(rights).execute();
  }
}

async function addAdministrator(work: Work, passwordHash: string): Promise<void> {
  const id = uuidv7();
  await work.db
    .insertInto('appUser')
    .values({ id, email: 'admin@szansa.example', firstName: 'Anna', lastName: 'Administrator', passwordHash })
    .execute();
  await work.db.insertInto('userRole').values({ userId: id, roleKey: 'SUPER_ADMIN' }).execute();
}

/** Fills a database that has no users yet; one that has some is left alone, whoever else starts beside us. */
export async function seedDemo(platform: Platform, options: DemoOptions): Promise<void> {
  const passwordHash = await hashPassword(options.password);
  await inTransaction(systemContext(platform), async (work) => {
    await sql`lock table app_user in share row exclusive mode`.execute(work.db);
    const found = await work.db.selectFrom('appUser').select('id').limit(1).executeTakeFirst();
    if (found) return;
    await work.db.insertInto('agency').values({ name: 'Szansa' }).execute();
    await addRoles(work);
    await addAdministrator(work, passwordHash);
  });
}

/** The accounts to tell about at the start. */
export async function demoAccounts(platform: Platform): Promise<DemoAccount[]> {
  const rows = await platform.db
    .selectFrom('appUser')
    .leftJoin('userRole', 'userRole.userId', 'appUser.id')
    .select(['appUser.email', 'appUser.firstName', 'appUser.lastName', 'userRole.roleKey'])
    .where('appUser.isActive', '=', true)
    .orderBy('appUser.createdAt')
    .orderBy('appUser.id')
    .limit(40)
    .execute();
  const people = Map.groupBy(rows, (row) => row.email);
  return [...people].map(([email, [first, ...more]]) => ({
    email,
    name: `${first?.firstName} ${first?.lastName}`,
    roles: [first, ...more].flatMap((row) => row?.roleKey ?? []),
  }));
}
