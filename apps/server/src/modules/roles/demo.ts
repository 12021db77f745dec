import { defaultRights, roleKeys, type RoleKey } from '@szansa/domain/access';

import { demoPart } from '#platform';
import { insertRoles } from './demo-queries.ts';

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
