import { monthOf } from '@szansa/domain/report';
import { addMonths, warsawDay } from '@szansa/domain/shared';
import { hideFrom, revokeRights, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testAgency } from '../opportunities/test-agency.ts';
import { openOpportunity } from '../opportunities/test-deals.ts';
import { closedDeal, commission } from '../reports/test-reports.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
const deals: { id: string }[] = [];
let open: { id: string; number: number };

const today = warsawDay(new Date());
const thisMonth = monthOf(today);
const lastMonth = monthOf(addMonths(`${thisMonth}-01`, -1));

beforeAll(async () => {
  ({ server, worker, colleague, admin } = await testAgency());
  deals.push(
    await closedDeal(server, worker, commission('9000.50')),
    await closedDeal(server, worker, { ...commission('3000'), dealEndDate: addMonths(today, 3) }),
    await closedDeal(server, worker, commission('4000')),
    await closedDeal(server, colleague, commission('20000.01')),
  );
  // the third was closed a month ago
  await server.db
    .updateTable('customerFile')
    .set({ statusChangedAt: new Date(`${lastMonth}-10T10:00:00Z`) })
    .where('id', '=', deals[2]?.id ?? '')
    .execute();
  open = await openOpportunity(server, worker);
  await worker.client.offers.create({
    params: { id: open.id },
    body: { offerType: 'leasing', vehicleValue: '1', ...commission('700') },
  });
});
afterAll(() => server.close());

const dashboard = ({ client }: SignedIn, person?: string) =>
  client.dashboards.get({ query: person === undefined ? {} : { person } });

test('AN3 a month is what was closed in it, at the tier it reaches [S1.11, S2.20]', async () => {
  const own = await dashboard(worker);
  expect(own).toMatchObject({
    person: { id: worker.userId },
    month: thisMonth,
    closed: { count: 2, vehicleValue: '200000.00' },
    commission: {
      total: '12000.50',
      percent: '25',
      next: { from: '20000.00', percent: '30', missing: '7999.50' },
      payout: '3000.13',
    },
    bestDeal: { id: deals[0]?.id, amount: '9000.50', person: { id: worker.userId } },
    bestPerson: { person: { id: colleague.userId }, amount: '20000.01' },
  });
  expect(own.months).toHaveLength(12);
  expect(own.months.slice(-2)).toEqual([
    { month: lastMonth, closed: 1, vehicleValue: '100000.00', commisionAmount: '4000.00' },
    { month: thisMonth, closed: 2, vehicleValue: '200000.00', commisionAmount: '12000.50' },
  ]);
});

test('of everybody, each is paid at their own tier', async () => {
  expect(await dashboard(admin, 'all')).toMatchObject({
    person: null,
    closed: { count: 3 },
    // 25 % of 12 000,50 zł and 30 % of 20 000,01 zł
    commission: { total: '32000.51', percent: null, next: null, payout: '9000.13' },
    bestDeal: { id: deals[3]?.id },
  });
  expect(await dashboard(admin, worker.userId)).toMatchObject({ commission: { total: '12000.50' } });
});

test('AN3 a month is paid at the tiers that are valid in it', async () => {
  const { version, commissionTiers } = await admin.client.agency.get();
  const setTiers = (read: number, changes: { commissionTiers: typeof commissionTiers }) =>
    admin.client.agency.update({ body: { version: read, changes } });
  const since = (month: string, percent: string) => ({ since: month, tiers: [{ from: '0.00', percent }] });
  const nextMonth = monthOf(addMonths(`${thisMonth}-01`, 1));
  await setTiers(version, {
    commissionTiers: [...commissionTiers, since(thisMonth, '50'), since(nextMonth, '99')],
  });
  expect(await dashboard(worker)).toMatchObject({
    commission: { percent: '50', next: null, payout: '6000.25', tiers: [{ from: '0.00', percent: '50' }] },
  });
  await setTiers(version + 1, { commissionTiers });
});

test('AN5 a user who may not read reports sees only their own numbers', async () => {
  const refused = [
    dashboard(worker, colleague.userId),
    dashboard(worker, 'all'),
    worker.client.dashboards.openDeals({ query: { person: colleague.userId } }),
  ];
  for (const one of refused) await expect(one).rejects.toMatchObject({ status: 403 });
  expect(await worker.client.dashboards.people()).toEqual([]);
  expect((await admin.client.dashboards.people()).map(({ id }) => id)).toContain(colleague.userId);
  await expect(dashboard(admin, crypto.randomUUID())).rejects.toMatchObject({
    fields: [{ path: 'person', code: 'value_not_allowed' }],
  });
});

test('open deals are those with a commission, to think about', async () => {
  expect(await worker.client.dashboards.openDeals({ query: {} })).toEqual([
    {
      id: open.id,
      number: open.number,
      customerName: 'Jan Próbny',
      status: 'lead',
      vehicle: null,
      commisionAmount: '700.00',
    },
  ]);
});

test('pending work is counted, and equals what the lists find', async () => {
  const { work } = await dashboard(worker);
  expect(work).toEqual({ activities: 0, reassignRequests: 0, withoutNextStep: 1, endsSoon: 1 });
  const found = async (query: { withoutNextStep?: true; endsSoon?: true }) =>
    (await worker.client.analytics.list({ query })).items.map(({ id }) => id);
  expect(await found({ withoutNextStep: true })).toEqual([open.id]);
  expect(await found({ endsSoon: true })).toEqual([deals[1]?.id]);
  await worker.client.activities.create({
    body: { type: 'call', title: 'Telefon', startAt: '2020-01-02T10:00:00Z', customerFileId: open.id },
  });
  expect((await dashboard(worker)).work).toMatchObject({ activities: 1, withoutNextStep: 0 });
});

test('who must not see commissions gets nothing that follows from them', async () => {
  await hideFrom(server, worker, 'offer.commisionAmount');
  const seen = await dashboard(worker);
  expect(seen).not.toHaveProperty('commission');
  expect(seen).not.toHaveProperty('bestDeal');
  expect(seen).not.toHaveProperty('bestPerson');
  expect(seen.months.every((month) => !('commisionAmount' in month))).toBe(true);
  expect(seen.closed.count).toBe(2);
  const [deal] = await worker.client.dashboards.openDeals({ query: {} });
  expect(deal ?? {}).not.toHaveProperty('commisionAmount');
});

test('who reads no offers counts none of their commissions', async () => {
  await revokeRights(server, 'WORKER', 'offer.get');
  expect(await dashboard(worker)).not.toHaveProperty('commission');
  expect(await worker.client.dashboards.openDeals({ query: {} })).toEqual([]);
});
