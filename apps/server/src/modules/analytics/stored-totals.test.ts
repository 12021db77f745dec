import type { Endpoints, Input } from '@szansa/api-client/client';
import type { DealState } from '@szansa/domain/analytics';
import { opportunityStatuses, type OpportunityStatus } from '@szansa/domain/opportunity';
import { draws, type SignedIn, type TestServer } from '@szansa/server/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testAgency } from '../opportunities/test-agency.ts';
import { refreshTallies } from './refresh-queries.ts';
import {
  anyHistories,
  banksOf,
  clearHistories,
  funnelOf,
  storedHistories,
  sumsOf,
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

/** A query whose totals are cached. */
type Stored = Partial<
  Record<
    | 'workerId'
    | 'leadSourceId'
    | 'archiveReasonId'
    | 'bankId'
    | 'from'
    | 'to'
    | 'closedFrom'
    | 'closedTo'
    | 'search',
    string
  >
> &
  Partial<
    Record<'isUnassigned' | 'withoutLeadSource' | 'hasChosenOffer' | 'withoutNextStep' | 'endsSoon', true>
  > & {
    readonly months?: 'current' | ('previous' | 'quarter')[];
    readonly monthsBy?: 'vehicle_registration_date';
    readonly offeredBankId?: string | string[];
    readonly state?: DealState[];
    readonly status?: 'closed' | OpportunityStatus[];
    readonly offerType?: 'leasing';
  };

/**
 * What is answered from totals, the same narrowed by filters that let all through, which adds up facts, and by a search
 * that finds all, which looks at the opportunities themselves.
 */
async function answeredBothWays() {
  const { analytics, dashboards } = admin.client;
  const [workerId] = places.workers;
  const stored: readonly Stored[] = [
    {},
    { workerId },
    { isUnassigned: true },
    { months: 'current' },
    { months: ['previous', 'quarter'] },
    { months: 'current', monthsBy: 'vehicle_registration_date' },
    { months: ['previous', 'quarter'], monthsBy: 'vehicle_registration_date' },
    { from: '2026-02-01', to: '2026-03-31' },
    { from: '2026-02-10', to: '2026-04-03' },
    { from: '2026-03-20' },
    { to: '2026-03-20' },
    { closedFrom: '2026-03-20', closedTo: '2026-05-05' },
    { closedFrom: '2026-02-02' },
    { state: ['open', 'archived'] },
    { state: ['closed'], workerId },
    { state: ['open'], offerType: 'leasing' },
    { state: ['open', 'archived'], from: '2026-02-10', to: '2026-04-03' },
    { status: 'closed' },
    { leadSourceId: places.sources[1] },
    { withoutLeadSource: true },
    { archiveReasonId: places.reasons[0] },
    { bankId: places.banks[1] },
    { offeredBankId: places.banks[0] },
    { offeredBankId: [...places.banks] },
    { endsSoon: true },
    { offerType: 'leasing' },
    { hasChosenOffer: true },
    { withoutNextStep: true },
  ];
  const answers = await Promise.all(
    stored.map(async (query) => {
      const answered = async (narrowed: Stored) => [
        await analytics.pictures({ query: narrowed }),
        await analytics.sums({ query: narrowed }),
      ];
      const own = await answered(query);
      expect(await answered({ status: [...opportunityStatuses], from: '2020-01-01', ...query })).toEqual(own);
      expect(await answered({ ...query, search: 'Próbny' })).toEqual(own);
      return own;
    }),
  );
  return {
    answers,
    everybody: await dashboards.get({ query: { person: 'all' } }),
    one: await dashboards.get({ query: { person: workerId } }),
    openDeals: await dashboards.openDeals({ query: { person: workerId } }),
  };
}

/** The counts and sums of boards, the same of a board narrowed by a search that finds all. */
async function boards() {
  const [workerId] = places.workers;
  const sumsOfColumns = async (
    { client }: SignedIn,
    query: Input<Endpoints['opportunities']['board']>['query'],
  ) => {
    const { columns } = await client.opportunities.board({ query });
    return columns.map(({ status, count, sum }) => ({ status, count, sum }));
  };
  return Promise.all(
    [admin, worker].flatMap((who) =>
      [{}, { workerId }, { workerId: [...places.workers] }, { is_self: true }].map(async (query) => {
        const shown = await sumsOfColumns(who, query);
        expect(await sumsOfColumns(who, { ...query, search: 'Próbny' })).toEqual(shown);
        return shown;
      }),
    ),
  );
}

/** So many changed opportunities are not corrected one by one. */
async function markMany(): Promise<void> {
  await sql`insert into stale_deal select uuidv7() from generate_series(1, 3001)`.execute(server.db);
}

/** Opportunities change, are closed in this month or the one before, and go. */
async function changeSome(leaves: number): Promise<void> {
  const [gone, ...rest] = await server.db.selectFrom('customerFile').select('id').execute();
  await server.db
    .deleteFrom('customerFile')
    .where('id', '=', gone?.id ?? '')
    .execute();
  const closedAt = [new Date(), new Date(Date.now() - 31 * 86_400_000)];
  for (const [index, { id }] of rest.slice(0, leaves).entries()) {
    await server.db
      .updateTable('customerFile')
      .set(
        index % 2 === 0
          ? { workerId: null, isArchived: false }
          : { status: 'closed', statusChangedAt: closedAt[index % 4 === 1 ? 0 : 1] },
      )
      .where('id', '=', id)
      .execute();
    if (index % 3 === 0) await server.db.deleteFrom('offer').where('customerFileId', '=', id).execute();
  }
  await server.db
    .updateTable('offer')
    .set({ commisionAmount: '7.00' })
    .where('commisionAmount', 'is', null)
    .execute();
}

/** The first representative works for this bank from now on. */
async function joinBank(bankId: string): Promise<void> {
  await server.db
    .updateTable('representative')
    .set({ bankId })
    .where('id', '=', places.representatives[0])
    .execute();
}

test('AN6 stored totals equal a fresh count, whatever changes between', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistories, fc.nat(12), async (histories, leaves) => {
      await storedHistories.store(server, places, histories);
      const before = await answeredBothWays();
      await refreshTallies(server.db);
      const stored = await admin.client.analytics.pictures({ query: {} });
      expect(await server.db.selectFrom('staleDeal').selectAll().execute()).toEqual([]);
      expect(stored.funnel).toEqual(funnelOf(histories));
      expect(stored.banks.map(({ bank, ...rest }) => [bank.id, rest])).toEqual(banksOf(histories, places));
      expect(await admin.client.analytics.sums({ query: {} })).toEqual(sumsOf(histories));
      expect(await answeredBothWays()).toEqual(before);
      await boards();
      await changeSome(leaves);
      await joinBank(places.banks[1]);
      const changed = await answeredBothWays();
      const onBoards = await boards();
      await markMany();
      expect(await boards()).toEqual(onBoards);
      await refreshTallies(server.db);
      expect(await answeredBothWays()).toEqual(changed);
      expect(await boards()).toEqual(onBoards);
      await joinBank(places.banks[0]);
    }),
    draws({ usual: 2, all: 8 }),
  );
  await clearHistories(server);
});
