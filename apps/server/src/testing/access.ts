import type { ExcludableField, Right, RoleKey } from '@szansa/domain/access';

import type { SignedIn, TestServer } from './test-server.ts';

type Served = Pick<TestServer, 'db' | 'platform'>;

function refresh(
  { db, platform }: Served,
  change: { readonly userId: string } | { readonly everyone: true },
) {
  return platform.sessions.refresh({ db, afterCommit: (task) => task() }, change);
}

/** Hides fields from a person, who knows at once. */
export async function hideFrom(
  server: Served,
  { userId }: Pick<SignedIn, 'userId'>,
  ...fields: readonly ExcludableField[]
): Promise<void> {
  await server.db
    .insertInto('userExcludedField')
    .values(fields.map((field) => ({ userId, field })))
    .execute();
  await refresh(server, { userId });
}

/** Revokes rights of a role, and refreshes all sessions at once. */
export async function revokeRights(
  server: Served,
  roleKey: RoleKey,
  ...rights: readonly Right[]
): Promise<void> {
  await server.db
    .deleteFrom('roleRight')
    .where('roleKey', '=', roleKey)
    .where('right', 'in', rights)
    .execute();
  await refresh(server, { everyone: true });
}

/** Gives rights to a role; everyone knows at once. */
export async function giveRights(
  server: Served,
  roleKey: RoleKey,
  ...rights: readonly Right[]
): Promise<void> {
  await server.db
    .insertInto('roleRight')
    .values(rights.map((right) => ({ roleKey, right })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await refresh(server, { everyone: true });
}
