import type { Right, RoleKey } from '@szansa/domain/access';

import type { Db } from '#platform';

interface NewRole {
  readonly key: RoleKey;
  readonly name: string;
  readonly rights: readonly Right[];
}

export async function insertRoles(db: Db, roles: readonly NewRole[]): Promise<void> {
  await db
    .insertInto('role')
    .values(roles.map(({ key, name }) => ({ key, name })))
    .execute();
  await db
    .insertInto('roleRight')
    .values(roles.flatMap(({ key, rights }) => rights.map((right) => ({ roleKey: key, right }))))
    .execute();
}
