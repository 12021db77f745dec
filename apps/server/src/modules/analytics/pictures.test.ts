import { addMonths, personName } from '@szansa/domain/shared';
import {
  analyticsGroupings,
  rowsOfGroup,
  rowsOfPart,
  type CountedPart,
  type DealState,
} from '@szansa/domain/analytics';
import { draws, type SignedIn, type TestServer } from '@szansa/server/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testAgency } from '../opportunities/test-agency.ts';
import {
  anyHistories,
  banksOf,
  clearHistories,
  funnelOf,
  storedHistories,
  statesOf,
  sumsOf,
  type History,
  type Places,
} from './test-histories.ts';

let server: TestServer;
let admin: SignedIn;
let worker: SignedIn;
let places: Places;

beforeAll(async () => {
  const agency = await testAgency();
  ({ server, admin, worker } = agency);
  places = await storedHistories.places(agency);
});
afterAll(() => server.close());

type Filters = Parameters<typeof rowsOfPart>[0];

/** Filters that pictures are drawn with, and the histories that they let through. */
interface Narrowed {
  readonly filters: Filters;
  readonly lets: (history: History) => boolean;
}

const narrowings: readonly (() => Narrowed)[] = [
  () => ({ filters: {}, lets: () => true }),
  () => ({ filters: { workerId: [places.workers[0]] }, lets: ({ worker: owner }) => owner === 0 }),
  () => ({
    filters: { state: ['open', 'archived'] },
    lets: (history) => storedHistories.stateOf(history) !== 'closed',
  }),
  () => ({
    filters: { from: ['2026-02-10'], to: ['2026-04-20'] },
    lets: ({ opened }) => opened >= '2026-02-10' && opened <= '2026-04-20',
  }),
  () => ({ filters: { leadSourceId: [places.sources[0]] }, lets: ({ source }) => source === 0 }),
];

const queryOf = (filters: Filters) =>
  Object.fromEntries(
    Object.entries(filters).map(([key, values]) => [
      key,
      values[0] !== undefined && values.length === 1 ? values[0] : [...values],
    ]),
  );

/** How many rows the list finds for a number. */
async function rowsFor(filters: Filters, part: CountedPart): Promise<number> {
  const query = queryOf(rowsOfPart(filters, part));
  const { items, total } = await admin.client.analytics.list({ query: { ...query, perPage: 100 } });
  expect(items).toHaveLength(total);
  return total;
}

const bankCounts = ['offers', 'chosen', 'closed'] as const;
const states: readonly DealState[] = ['open', 'closed', 'archived'];

test('AN6 numbers of pictures are those of the whole history, and of the rows they lead to', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistories, fc.nat(narrowings.length - 1), async (histories, index) => {
      await storedHistories.store(server, places, histories);
      const { filters, lets } = narrowings[index]?.() ?? { filters: {}, lets: () => true };
      const found = histories.filter(lets);
      const query = queryOf(filters);
      const pictures = await admin.client.analytics.pictures({ query });
      expect(await admin.client.analytics.sums({ query })).toEqual(sumsOf(found));
      expect(pictures.funnel).toEqual(funnelOf(found));
      for (const { status, count } of pictures.funnel.filter((one) => one.count > 0)) {
        expect(await rowsFor(filters, { of: 'status', status })).toBe(count);
      }
      const arrived = pictures.funnel.map(({ arrived: count }, place) => ({
        count,
        statuses: pictures.funnel.slice(place).map(({ status }) => status),
      }));
      for (const { count, statuses } of arrived.filter((one) => one.count > 0)) {
        expect(await rowsFor(filters, { of: 'arrived', statuses })).toBe(count);
      }
      expect(pictures.banks.map(({ bank, ...rest }) => [bank.id, rest])).toEqual(banksOf(found, places));
      for (const { bank, ...row } of pictures.banks) {
        for (const which of bankCounts.filter((one) => row[one] > 0)) {
          expect(await rowsFor(filters, { of: 'bank', id: bank.id, which })).toBe(row[which]);
        }
      }
      const grouped = [
        [pictures.months, ({ opened }: History) => opened.slice(0, 7), 'month'],
        [
          pictures.leadSources,
          ({ source }: History) => (source === null ? null : places.sources[source]),
          'leadSource',
        ],
        [
          pictures.workers,
          ({ worker: owner }: History) => (owner === null ? null : places.workers[owner]),
          'worker',
        ],
      ] as const;
      for (const [rows, keyOf, of] of grouped) {
        for (const row of rows) {
          const key =
            'month' in row
              ? row.month
              : 'leadSource' in row
                ? (row.leadSource?.id ?? null)
                : (row.worker?.id ?? null);
          const its = statesOf(found.filter((history) => keyOf(history) === key));
          expect({ open: row.open, closed: row.closed, archived: row.archived }).toEqual(its);
          for (const state of states.filter((one) => row[one] > 0)) {
            const part: CountedPart =
              of === 'month' ? { of, month: key ?? '', state } : { of, id: key, state };
            expect(await rowsFor(filters, part)).toBe(row[state]);
          }
        }
        const all = rows.reduce((sum, row) => sum + row.open + row.closed + row.archived, 0);
        expect(all).toBe(found.length);
      }
      const archived = pictures.archiveReasons.reduce((sum, { count }) => sum + count, 0);
      expect(archived).toBe(statesOf(found).archived);
      for (const { archiveReason, count } of pictures.archiveReasons) {
        expect(await rowsFor(filters, { of: 'archiveReason', id: archiveReason?.id ?? null })).toBe(count);
      }
    }),
    draws({ usual: 4, all: 12 }),
  );
  await clearHistories(server);
});

test('AN7 groups contain each row once, and lead to rows that add up to them', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyHistories,
      fc.nat(narrowings.length - 1),
      fc.constantFrom(...analyticsGroupings),
      async (histories, index, by) => {
        await storedHistories.store(server, places, histories);
        const { filters, lets } = narrowings[index]?.() ?? { filters: {}, lets: () => true };
        const { analytics } = admin.client;
        const groups = await analytics.groups({ query: { ...queryOf(filters), by } });
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(histories.filter(lets).length);
        for (const { key, name, ...sums } of groups) {
          const query = queryOf(rowsOfGroup(filters, by, key));
          expect(await analytics.sums({ query })).toEqual(sums);
          const { items } = await analytics.list({ query: { ...query, perPage: 100 } });
          expect(items).toHaveLength(sums.count);
          const names = items.map(({ worker: owner }) => (owner ? personName(owner) : null));
          expect(by === 'worker' ? names : []).toEqual(by === 'worker' ? items.map(() => name) : []);
        }
      },
    ),
    draws({ usual: 4, all: 12 }),
  );
  await clearHistories(server);
});

test('AN5 a worker counts their own opportunities alone, whatever they request', async () => {
  const histories = fc.sample(anyHistories, { numRuns: 1, seed: 7 })[0] ?? [];
  await storedHistories.store(server, places, histories);
  const own = histories.filter(({ worker: owner }) => owner === 0);
  expect(own.length).toBeLessThan(histories.length);
  expect((await worker.client.analytics.sums({ query: {} })).count).toBe(own.length);
  expect((await worker.client.analytics.sums({ query: { workerId: places.workers[1] } })).count).toBe(0);
  const { items } = await worker.client.analytics.list({ query: { perPage: 100 } });
  expect(items.every((row) => row.worker?.id === worker.userId)).toBe(true);
  const { workers } = await worker.client.analytics.pictures({ query: {} });
  expect(workers.map((row) => row.worker?.id)).toEqual(own.length > 0 ? [worker.userId] : []);
  await clearHistories(server);
});

test('AN1 the states of opportunities add up to all of them', async () => {
  const histories = fc.sample(anyHistories, { numRuns: 1, seed: 11 })[0] ?? [];
  await storedHistories.store(server, places, histories);
  const counts = await Promise.all(
    states.map(async (state) => (await admin.client.analytics.sums({ query: { state } })).count),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(histories.length);
  const following = addMonths('2026-01-01', 12);
  expect((await admin.client.analytics.sums({ query: { from: following } })).count).toBe(0);
  await clearHistories(server);
});
