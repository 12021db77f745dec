import { queries } from '#kit/api/api.ts';
import { cacheRecord } from '#kit/records/record-definition.ts';

import type { StaffMember } from './staff-values.ts';

export const personSource = { kind: 'user', get: queries.users.get, listPath: '/admin' } as const;

/** Caches an account from the server's response, and refetches the lists of staff. */
export function cachePerson(person: StaffMember): void {
  cacheRecord(personSource, person);
}
