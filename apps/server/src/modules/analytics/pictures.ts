import type { Endpoints } from '@szansa/api-client/endpoints';
import type { DealState } from '@szansa/domain/analytics';
import { sumOfAmounts } from '@szansa/domain/shared';

import { statusesInOrder } from '#modules/agency';
import type { Produced, StaffReading } from '#platform';
import { filtersFor, type Narrowing } from './filters.ts';
import { countBanks, countGroups, medianStays } from './picture-queries.ts';

type Groups = Awaited<ReturnType<typeof countGroups>>;
type Group = Groups[number];

/** Groups of one kind that share a key, in the order in which each key comes first. */
function sharing<Key>(
  groups: Groups,
  by: Group['by'],
  keyOf: (group: Group) => Key,
): readonly (readonly Group[])[] {
  const found = new Map<Key, Group[]>();
  for (const group of groups.filter((one) => one.by === by)) {
    const key = keyOf(group);
    found.set(key, [...(found.get(key) ?? []), group]);
  }
  return [...found.values()];
}

const countOf = (groups: readonly Group[], ...states: readonly DealState[]) =>
  groups.reduce((sum, { state, count }) => sum + (states.includes(state) ? count : 0), 0);

const states = (groups: readonly Group[]) => ({
  open: countOf(groups, 'open'),
  closed: countOf(groups, 'closed'),
  archived: countOf(groups, 'archived'),
});

const valueOf = (groups: readonly Group[], ...of: readonly DealState[]) =>
  sumOfAmounts(groups.filter(({ state }) => of.includes(state)).map(({ vehicleValue }) => vehicleValue));

const commissionOf = (groups: readonly Group[]) =>
  sumOfAmounts(
    groups.filter(({ state }) => state === 'closed').map(({ commisionAmount }) => commisionAmount),
  );

const named = (id: string | null, name: string | null) =>
  id !== null && name !== null ? { id, name } : null;

const workerOf = ({ workerId: id, workerFirstName: firstName, workerLastName: lastName }: Group) =>
  id !== null && firstName !== null && lastName !== null ? { id, firstName, lastName } : null;

/** What nobody has named comes last, else the most first. */
const mostFirst =
  <One>(countIn: (one: One) => number, isNamed: (one: One) => boolean) =>
  (one: One, other: One) =>
    Number(isNamed(other)) - Number(isNamed(one)) || countIn(other) - countIn(one);

/** Numbers that pictures are drawn from, of the rows that a query finds (rule AN6). */
export async function picturesOf(
  { db, actor }: StaffReading,
  query: Narrowing,
): Promise<Produced<Endpoints['analytics']['pictures']>> {
  const filters = filtersFor(actor, query);
  const readsTimelines = actor.can('timeline_event.get');
  const [groups, stays, banks, order] = await Promise.all([
    countGroups(db, filters),
    readsTimelines ? medianStays(db, filters) : [],
    countBanks(db, filters, readsTimelines),
    statusesInOrder(db),
  ]);
  const live = groups.filter(({ by, state }) => by === 'status' && state !== 'archived');
  return {
    funnel: order.map((status) => {
      const here = live.filter((group) => group.status === status);
      return {
        status,
        count: countOf(here, 'open', 'closed'),
        vehicleValue: valueOf(here, 'open', 'closed'),
        medianDays: stays.find((stay) => stay.status === status)?.days ?? null,
      };
    }),
    months: sharing(groups, 'month', ({ month }) => month)
      .map((some) => ({
        month: some[0]?.month ?? '',
        ...states(some),
        vehicleValue: valueOf(some, 'open', 'closed', 'archived'),
      }))
      .toSorted((one, other) => one.month.localeCompare(other.month)),
    leadSources: sharing(groups, 'leadSource', ({ leadSourceId }) => leadSourceId)
      .map((some) => ({
        leadSource: some[0] ? named(some[0].leadSourceId, some[0].leadSourceName) : null,
        ...states(some),
      }))
      .toSorted(
        mostFirst(
          ({ open, closed, archived }) => open + closed + archived,
          ({ leadSource }) => leadSource !== null,
        ),
      ),
    archiveReasons: sharing(
      groups.filter(({ state }) => state === 'archived'),
      'archiveReason',
      ({ archiveReasonId }) => archiveReasonId,
    )
      .map((some) => ({
        archiveReason: some[0] ? named(some[0].archiveReasonId, some[0].archiveReasonName) : null,
        count: countOf(some, 'archived'),
      }))
      .toSorted(
        mostFirst(
          ({ count }) => count,
          ({ archiveReason }) => archiveReason !== null,
        ),
      ),
    banks: [...banks],
    workers: sharing(groups, 'worker', ({ workerId }) => workerId)
      .map((some) => ({
        worker: some[0] ? workerOf(some[0]) : null,
        ...states(some),
        vehicleValue: valueOf(some, 'closed'),
        commisionAmount: commissionOf(some),
      }))
      .toSorted(
        mostFirst(
          ({ closed }) => closed,
          ({ worker }) => worker !== null,
        ),
      ),
  };
}
