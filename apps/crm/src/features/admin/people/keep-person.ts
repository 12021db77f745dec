import { queries } from '#kit/api/api.ts';
import { cacheRecord } from '#kit/records/record-definition.ts';

import type { StaffMember } from './staff-values.ts';

export const personSource = { kind: 'user', get: queries.users.get, listPath: '/admin' } as const;

/** Shows an account as the server has answered, and has the lists of staff asked for again. */
export function cachePerson(person: StaffMember): void {
  cacheRecord(personSource, person);
}
