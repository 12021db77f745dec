import { defaultRights, roleKeys, type RoleKey, type Right } from '@szansa/domain/access';

import { demoPart, type Db } from '#platform';

interface NewRole {
  readonly key: RoleKey;
  readonly name: string;
  readonly rights: readonly Right[];
}

async function insertRoles(db: Db, roles: readonly NewRole[]): Promise<void> {
  await db
    .insertInto('role')
    .values(roles.map(({ key, name }) => ({ key, name })))
    .execute();
  await db
    .insertInto('roleRight')
    .values(roles.flatMap(({ key, rights }) => rights.map((right) => ({ roleKey: key, right }))))
    .execute();
}

/** What the roles of every new agency are called. */
const names: Readonly<Record<RoleKey, string>> = {
  SUPER_ADMIN: 'Superadministrator',
  ADMIN: 'Administrator',
  WORKER: 'Pracownik',
  ADMIN_REPORTS: 'Administrator raportów',
  PLATFORMER: 'Platformowiec',
};

export interface RolesDemo {
  roles: readonly RoleKey[];
}

/** All roles with the rights they have at first. */
export const rolesStart = demoPart([], async ({ work }) => {
  await insertRoles(
    work.db,
    roleKeys.map((key) => ({ key, name: names[key], rights: defaultRights[key] })),
  );
  return { roles: roleKeys };
});
