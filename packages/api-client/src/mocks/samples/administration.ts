import { defaultRights, roleKeys } from '@szansa/domain/access';

import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';

import { roleNames } from './people.ts';

type Role = Data<Endpoints['roles']['list']>[number];

const holders = [1, 1, 4, 1, 1];

/** The five roles as a new agency has them, but for a label workers may add and a field platformers do not see. */
export const sampleRoles: Role[] = roleKeys.map((key, index) => ({
  key,
  name: roleNames[key],
  people: holders[index] ?? 0,
  rights: key === 'WORKER' ? [...defaultRights.WORKER, 'label.create'] : [...defaultRights[key]],
  excludedFields: key === 'PLATFORMER' ? ['customer.personalIdNumber'] : [],
  hiddenColumns: key === 'PLATFORMER' ? ['customers.phones'] : [],
  requiresSecondFactor: key === 'ADMIN',
}));
