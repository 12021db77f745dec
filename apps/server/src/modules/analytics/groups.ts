import type { Endpoints } from '@szansa/api-client/endpoints';
import type { AnalyticsGrouping } from '@szansa/domain/analytics';
import { personName } from '@szansa/domain/shared';

import { statusesInOrder } from '#modules/agency';
import type { Db, HandlerInput, Produced, StaffReading } from '#platform';
import { byKey, tallyFor } from './counting.ts';
import { filtersFor } from './filters.ts';
import { addedUp, inOrder } from './pictures.ts';
import type { TallyRow } from './tally-queries.ts';
import { listNames, listStaff } from './name-queries.ts';

type Call = Endpoints['analytics']['groups'];

interface Group {
  readonly key: string | null;
  readonly name: string | null;
  readonly rows: readonly TallyRow[];
}

type Grouped = ReadonlyMap<string | null, readonly TallyRow[]>;

const named = (
  found: Grouped,
  records: readonly { readonly id: string; readonly name: string }[],
): readonly Group[] =>
  inOrder(found, records).map(({ record, rows }) => ({
    key: record?.id ?? null,
    name: record?.name ?? null,
    rows,
  }));

/** Groups in the order people know: staff and sources by name, statuses as the board has them, the newest month first. */
const groupsBy: Readonly<Record<AnalyticsGrouping, (db: Db, found: Grouped) => Promise<readonly Group[]>>> = {
  worker: async (db, found) =>
    named(
      found,
      (await listStaff(db)).map(({ id, ...name }) => ({ id, name: personName(name) })),
    ),
  leadSource: async (db, found) => named(found, await listNames(db)),
  status: async (db, found) =>
    (await statusesInOrder(db)).flatMap((key) => {
      const rows = found.get(key);
      return rows ? [{ key, name: null, rows }] : [];
    }),
  month: async (_db, found) =>
    [...found]
      .map(([key, rows]) => ({ key, name: null, rows }))
      .toSorted((one, other) => (other.key ?? '').localeCompare(one.key ?? '')),
};

/** The rows of the list in groups, with what each adds up to (rule AN7). */
export async function groupsOf(
  { db, actor }: StaffReading,
  { by, ...query }: HandlerInput<Call>['query'],
): Promise<Produced<Call>> {
  const found = byKey(await tallyFor(db, actor, filtersFor(actor, query), [by]), by);
  const groups = await groupsBy[by](db, found);
  return groups.map(({ key, name, rows }) => ({ key, name, ...addedUp(rows) }));
}
