import type { Right, RoleKey } from '@szansa/domain/access';
import { atom, createStore, useAtomValue } from 'jotai';
import { useMemo } from 'react';

import type { StoredAuth } from '@szansa/api-client/stored-auth';

/** The one store of the application; code outside React reads and writes it, too. */
export const store = createStore();

/** The signed-in user's session; `null` when no user is signed in. */
export const authAtom = atom<StoredAuth | null>(null);

/** The signed-in user. Only for screens behind the login. */
export function useUser(): StoredAuth['user'] {
  const auth = useAtomValue(authAtom);
  if (!auth) throw new Error('no session: this screen stands behind the login');
  return auth.user;
}

/**
 * Returns rights and hidden fields of the signed-in user; the server enforces them, here they only shape the screen.
 */
export function useAccess() {
  const auth = useAtomValue(authAtom);
  return useMemo(() => accessOf(auth), [auth]);
}

/** The same for code outside React. */
export function accessNow() {
  return accessOf(store.get(authAtom));
}

/** The roles of the signed-in user, for code outside React. */
export function rolesNow(): readonly RoleKey[] {
  return store.get(authAtom)?.user.roles.map(({ key }) => key) ?? [];
}

function accessOf(auth: StoredAuth | null) {
  return {
    has: (right: Right) => auth?.userPermissions.includes(right) ?? false,
    /** A column none of the user's roles sees in a table. */
    isColumnHidden: (table: string, column: string) =>
      auth?.hiddenColumns.some((hidden) => hidden === `${table}.${column}`) ?? false,
    isExcluded: (field: string) => auth?.userExcludedFields.some((excluded) => excluded === field) ?? false,
  };
}
