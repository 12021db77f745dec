import { distinctName } from '@szansa/domain/customer-organisation';

import { findAlike, shortestComparedName, type StaffWork } from '#platform';
import { findNames } from './import-queries.ts';
import type { JudgedFirm } from './importing.ts';

/** For each row the firm there is with a very similar name, whatever its legal form; null for none. */
export async function alikeFirms(
  work: StaffWork,
  judged: readonly JudgedFirm[],
): Promise<({ readonly id: string; readonly name: string } | null)[]> {
  const names = judged.map(({ row: { input } }) => distinctName(input?.name ?? ''));
  const found = await findAlike(
    work.db,
    'customer_organisation',
    names.filter((name) => name.length >= shortestComparedName),
  );
  const firms = await findNames(
    work.db,
    found.map(({ id }) => id),
  );
  const byId = new Map(firms.map(({ id, name }) => [id, name]));
  const byName = new Map(found.map(({ name, id }) => [name, { id, name: byId.get(id) ?? '' }]));
  return names.map((name) => byName.get(name) ?? null);
}
