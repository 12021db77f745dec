import {
  defaultRights,
  excludableFields,
  permissionSet,
  roleKeys,
  type RoleKey,
} from '@szansa/domain/access';
import { opportunityStatuses } from '@szansa/domain/opportunity';

import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { withNames, type StoredAuth } from '#stored-auth';

type Person = Data<Endpoints['workers']['list']>[number];
type Session = Data<Endpoints['auth']['loginTotp']>;

/** The n-th of the ids samples use; each kind has its own hundreds. */
export function sampleId(number: number): string {
  return `0192f0c1-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

export const anna: Person = { id: sampleId(1), firstName: 'Anna', lastName: 'Nowak' };
/** The limit of every status in the sample agency. */
const sampleDayLimit = 14;

export const piotr: Person = { id: sampleId(2), firstName: 'Piotr', lastName: 'Wiśniewski' };
export const katarzyna: Person = { id: sampleId(3), firstName: 'Katarzyna', lastName: 'Żak' };
export const sampleWorkers: Person[] = [anna, piotr, katarzyna];

export const roleNames: Record<RoleKey, string> = {
  SUPER_ADMIN: 'Superadministrator',
  ADMIN: 'Administrator',
  WORKER: 'Pracownik',
  ADMIN_REPORTS: 'Administrator raportów',
  PLATFORMER: 'Platformowiec',
};

/** Returns the server's response to Anna signing in with a role's default rights. */
export function sampleSession(role: RoleKey = 'WORKER', locale: 'pl' | 'en' = 'pl'): Session {
  if (!roleKeys.includes(role)) throw new RangeError(`not a role: ${role}`);
  const rights = permissionSet(defaultRights[role]);
  return {
    tokenData: { accessToken: 'sample', lastPage: null, workControlNotifications: [] },
    user: {
      ...anna,
      email: 'anna.nowak@szansa.test',
      phoneNumber: '+48600123456',
      position: null,
      locale,
      theme: 'light',
      newActivityMode: false,
      isActive: true,
      roles: [{ key: role, name: roleNames[role] }],
    },
    permissions: rights,
    userPermissions: rights,
    excludableFields: permissionSet(excludableFields),
    userExcludedFields: [],
    hiddenColumns: [],
    agency: {
      name: 'Agencja Szansa sp. z o.o.',
      statuses: opportunityStatuses.map((slug) => ({
        slug,
        name: { pl: null, en: null },
        dayLimit: sampleDayLimit,
      })),
    },
  };
}

/** Returns the same session as her browser stores it. */
export const sampleAuth = (...how: Parameters<typeof sampleSession>): StoredAuth =>
  withNames(sampleSession(...how));
