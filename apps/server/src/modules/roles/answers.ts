import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { roleKeys } from '@szansa/domain/access';

import type { StaffReading } from '#platform';
import { listRoles } from './queries.ts';

export type Role = Data<Endpoints['roles']['list']>[number];

/** All roles, from the one who may most. */
export async function allRoles(reading: StaffReading): Promise<Role[]> {
  const rows = await listRoles(reading.db);
  return rows.toSorted((one, other) => roleKeys.indexOf(one.key) - roleKeys.indexOf(other.key));
}
