import type { Endpoints } from '@szansa/api-client/endpoints';
import { arrivedOf, medianOf } from '@szansa/domain/analytics';

import { statusesInOrder } from '#modules/agency';
import type { Produced, StaffReading } from '#platform';
import { amountOf, byKey, countOf, tallyFor } from './counting.ts';
import type { TallyBy } from './fact-queries.ts';
import { filtersFor, type Narrowing } from './filters.ts';
import { listNames, listStaff } from './name-queries.ts';
import type { TallyRow } from './tally-queries.ts';

type Pictures = Produced<Endpoints['analytics']['pictures']>;

const states = (rows: readonly TallyRow[]) => ({
  open: countOf(rows, 'open'),
  closed: countOf(rows, 'closed'),
  archived: countOf(rows, 'archived'),
});

const medianDays = (rows: readonly TallyRow[]) =>
  medianOf(rows.flatMap(({ days, count }) => (days === null ? [] : [{ value: days, count }])));

/** Returns the rows of each of these records in the records' order; rows of unknown records are last. */
export function inOrder<Named extends { readonly id: string }>(
  groups: ReadonlyMap<string | null, readonly TallyRow[]>,
  named: readonly Named[],
): { readonly record: Named | null; readonly rows: readonly TallyRow[] }[] {
  return [...named, null].flatMap((record) => {
    const rows = groups.get(record?.id ?? null);
    return rows ? [{ record, rows }] : [];
  });
}

/**
 * Sorts by count, descending and stable, so that equal counts remain sorted by name; rows without a name are last.
 */
function mostFirst<One>(rows: readonly One[], countIn: (one: One) => number, isNamed: (one: One) => boolean) {
  return rows.toSorted(
    (one, other) => Number(isNamed(other)) - Number(isNamed(one)) || countIn(other) - countIn(one),
  );
}

function monthsOf(rows: readonly TallyRow[]): Pictures['months'] {
  return [...byKey(rows, 'month')]
    .map(([month, its]) => ({
      month: month ?? '',
      ...states(its),
      vehicleValue: amountOf(its, 'vehicleValue', 'open', 'closed', 'archived'),
    }))
    .toSorted((one, other) => one.month.localeCompare(other.month));
}

function banksOf(
  rows: readonly TallyRow[],
  names: readonly { readonly id: string; readonly name: string }[],
): Pictures['banks'] {
  const decisions = byKey(rows, 'decision');
  const banks = inOrder(byKey(rows, 'bank'), names).flatMap(({ record, rows: its }) =>
    record
      ? [
          {
            bank: { id: record.id, name: record.name },
            offers: its.reduce((sum, { count }) => sum + count, 0),
            chosen: its.reduce((sum, { chosen }) => sum + chosen, 0),
            closed: its.reduce((sum, { state, chosen }) => sum + (state === 'closed' ? chosen : 0), 0),
            medianDecisionDays: medianDays(decisions.get(record.id) ?? []),
          },
        ]
      : [],
  );
  return banks.toSorted((one, other) => other.chosen - one.chosen || other.offers - one.offers);
}

/** What pictures are drawn by. */
const drawnBy: readonly TallyBy[] = [
  'status',
  'month',
  'leadSource',
  'archiveReason',
  'worker',
  'stay',
  'bank',
  'decision',
];

/** Numbers that pictures are drawn from, of the rows that a query finds (rule AN6). */
export async function picturesOf({ db, actor }: StaffReading, query: Narrowing): Promise<Pictures> {
  const [rows, order, names, staff] = await Promise.all([
    tallyFor(db, actor, filtersFor(actor, query), drawnBy),
    statusesInOrder(db),
    listNames(db),
    listStaff(db),
  ]);
  const [statuses, stays] = [byKey(rows, 'status'), byKey(rows, 'stay')];
  const archived = rows.filter(({ state }) => state === 'archived');
  const placed = order.map((status) => statuses.get(status) ?? []);
  const counts = placed.map((here) => countOf(here, 'open', 'closed'));
  const arrived = arrivedOf(counts);
  return {
    funnel: order.map((status, place) => {
      const here = placed[place] ?? [];
      return {
        status,
        arrived: arrived[place] ?? 0,
        count: counts[place] ?? 0,
        vehicleValue: amountOf(here, 'vehicleValue', 'open', 'closed'),
        medianDays: medianDays(stays.get(status) ?? []),
      };
    }),
    months: monthsOf(rows),
    leadSources: mostFirst(
      inOrder(byKey(rows, 'leadSource'), names).map(({ record, rows: its }) => ({
        leadSource: record,
        ...states(its),
      })),
      ({ open, closed, archived: lost }) => open + closed + lost,
      ({ leadSource }) => leadSource !== null,
    ),
    archiveReasons: mostFirst(
      inOrder(byKey(archived, 'archiveReason'), names).map(({ record, rows: its }) => ({
        archiveReason: record,
        count: countOf(its, 'archived'),
      })),
      ({ count }) => count,
      ({ archiveReason }) => archiveReason !== null,
    ),
    banks: banksOf(rows, names),
    workers: mostFirst(
      inOrder(byKey(rows, 'worker'), staff).map(({ record, rows: its }) => ({
        worker: record,
        ...states(its),
        vehicleValue: amountOf(its, 'vehicleValue', 'closed'),
        commisionAmount: amountOf(its, 'commisionAmount', 'closed'),
      })),
      ({ closed }) => closed,
      ({ worker }) => worker !== null,
    ),
  };
}

/** What counted rows add up to, of any state; null where none of them has such an amount. */
export function addedUp(rows: readonly TallyRow[]): Produced<Endpoints['analytics']['sums']> {
  const every = ['open', 'closed', 'archived'] as const;
  const sumOf = (amount: 'vehicleValue' | 'commisionAmount') =>
    rows.some((row) => row[amount] !== null) ? amountOf(rows, amount, ...every) : null;
  return {
    count: countOf(rows, ...every),
    vehicleValue: sumOf('vehicleValue'),
    commisionAmount: sumOf('commisionAmount'),
  };
}

/** What the rows of the list add up to. */
export async function sumsOf({ db, actor }: StaffReading, query: Narrowing) {
  return addedUp(await tallyFor(db, actor, filtersFor(actor, query), ['status']));
}
