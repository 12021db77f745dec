import type { RoleKey } from '@szansa/domain/access';
import { personName } from '@szansa/domain/shared';

import type { Db } from '#platform';
import { listFirstAccounts } from './demo-queries.ts';

interface FirstAccount {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly RoleKey[];
}

/** Returns the accounts that are printed at the start. */
export async function firstAccounts(db: Db): Promise<FirstAccount[]> {
  const people = Map.groupBy(await listFirstAccounts(db), (row) => row.email);
  return [...people].map(([email, [first, ...more]]) => ({
    email,
    name: first ? personName(first) : '',
    roles: [first, ...more].flatMap((row) => row?.roleKey ?? []),
  }));
}
