import type { Right, TableName } from '@szansa/domain/access';
import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { atom, createStore, useAtomValue } from 'jotai';
import { useMemo } from 'react';

import type { StoredAuth } from './stored-auth.ts';

/** The one store of the application; code outside React reads and writes it, too. */
export const store = createStore();

/** Who is signed in; `null` when nobody is. */
export const authAtom = atom<StoredAuth | null>(null);

/** The signed-in user. Only for screens behind the login. */
export function useUser(): StoredAuth['user'] {
  const auth = useAtomValue(authAtom);
  if (!auth) throw new Error('no session: this screen stands behind the login');
  return auth.user;
}

/** Asks for rights and hidden fields of the signed-in user; the server decides, this only shapes the screen. */
export function useAccess() {
  const auth = useAtomValue(authAtom);
  return useMemo(() => accessOf(auth), [auth]);
}

const statusOrderAtom = atom(
  (get): readonly OpportunityStatus[] => get(authAtom)?.agency.statuses.map(({ slug }) => slug) ?? [],
);

/** The statuses in the order the agency has given its board. */
export function useStatusOrder(): readonly OpportunityStatus[] {
  return useAtomValue(statusOrderAtom);
}

function accessOf(auth: StoredAuth | null) {
  return {
    has: (right: Right) => auth?.userPermissions.includes(right) ?? false,
    /** A column none of the user's roles sees in a table. */
    isColumnHidden: (table: TableName, column: string) =>
      auth?.hiddenColumns.includes(`${table}.${column}`) ?? false,
    isExcluded: (field: string) => auth?.userExcludedFields.some((excluded) => excluded === field) ?? false,
  };
}
