import { distinctName } from '@szansa/domain/customer-organisation';

import { alikeByName, type NamedRecord, type StaffWork } from '#platform';
import type { ValidatedFirm } from './importing.ts';
import { findFirmStates } from './queries.ts';

/** Returns for each row the existing firm with a very similar name, regardless of its legal form; null for none. */
export function alikeFirms(
  { db }: StaffWork,
  validated: readonly ValidatedFirm[],
): Promise<(NamedRecord | null)[]> {
  const names = validated.map(({ row: { input } }) => distinctName(input?.name ?? ''));
  return alikeByName(db, 'customer_organisation', names, (ids) => findFirmStates(db, ids));
}
