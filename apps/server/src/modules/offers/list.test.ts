import type { Input } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { hideFrom, revokeRights, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testAgency } from '../opportunities/test-agency.ts';
import {
  addCustomer,
  archiveReasonId,
  addRepresentatives,
  leadSourceId,
  openOpportunity,
} from '../opportunities/test-deals.ts';

type Query = NonNullable<NonNullable<Input<Endpoints['offers']['list']>>['query']>;
type Narrowing = Omit<Query, 'page' | 'perPage' | 'sort'>;

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
/** In the order they were made. */
const ids: string[] = [];
let representatives: Awaited<ReturnType<typeof addRepresentatives>>;
let houses: { readonly bankId: string; readonly dealerId: string };
let numbers: number[];

const houseOf = (id: string) =>
  server.db
    .selectFrom('representative')
    .select(['bankId', 'dealerId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function add(
  by: SignedIn,
  opportunityId: string,
  body: Input<Endpoints['offers']['create']>['body'],
): Promise<void> {
  const { id } = await by.client.offers.create({ params: { id: opportunityId }, body });
  const createdAt = new Date(Date.UTC(2026, 0, 10 + ids.length, 23, 30));
  await server.db.updateTable('offer').set({ createdAt }).where('id', '=', id).execute();
  ids.push(id);
}

beforeAll(async () => {
  ({ server, worker, colleague, admin } = await testAgency());
  representatives = await addRepresentatives(server);
  houses = {
    bankId: (await houseOf(representatives.bank)).bankId ?? '',
    dealerId: (await houseOf(representatives.dealer)).dealerId ?? '',
  };
  const customerId = await addCustomer(server, { lastName: 'Gżegżółka' });
  const own = await openOpportunity(server, worker, { customerId });
  const theirs = await openOpportunity(server, colleague);
  const shelved = await openOpportunity(server, worker, { leadSourceId: await leadSourceId(server) });
  numbers = [own.number, theirs.number, shelved.number];
  await add(worker, own.id, {
    offerType: 'leasing',
    vehicleInfo: { manufacturer: 'Škoda', model: 'Octavia' },
    bankRepresentativeId: representatives.bank,
    vehicleValue: '100000',
    initialPayment: '0',
    numberOfInstallments: 36,
    monthlyAmount: '2500.50',
    buyoutPrice: '1000',
    commisionPercent: '1.5',
  });
  await add(worker, own.id, {
    offerType: 'rent_long_term',
    vehicleInfo: { manufacturer: 'Toyota', model: 'Corolla' },
    dealerRepresentativeId: representatives.dealer,
    vehicleValue: '90000.10',
    commisionAmount: '900',
  });
  await add(colleague, theirs.id, { offerType: 'rent_short_term' });
  await add(colleague, theirs.id, {
    offerType: 'leasing',
    vehicleValue: '50000.05',
    commisionAmount: '0.55',
  });
  await add(worker, shelved.id, { offerType: 'leasing', vehicleValue: '1' });
  await worker.client.opportunities.archive({
    params: { id: shelved.id },
    body: {
      archiveReasonId: await archiveReasonId(server, 'price'),
      version: (await worker.client.opportunities.get({ params: { id: shelved.id } })).version,
    },
  });
});
afterAll(() => server.close());

/** The places in `ids` of what a query finds. */
async function found(query: Query, by: SignedIn = worker): Promise<number[]> {
  const { items, total } = await by.client.offers.list({ query });
  expect(total).toBe(items.length);
  return items.map(({ id }) => ids.indexOf(id));
}

test('all offers are listed with their opportunities, the newest first', async () => {
  expect(await found({})).toEqual([3, 2, 1, 0]);
  const { items } = await worker.client.offers.list({ query: { perPage: 10 } });
  expect(items[3]).toMatchObject({
    offerType: 'leasing',
    isChosen: true,
    opportunity: { number: numbers[0], status: 'lead' },
    customer: { name: 'Jan Gżegżółka' },
    worker: { id: worker.userId },
    vehicle: 'Škoda Octavia',
    bank: { id: houses.bankId, name: 'Bank Próbny' },
    dealer: null,
    vehicleValue: '100000.00',
    monthlyAmount: '2500.50',
    sumOfPayments: '91018.00',
    commisionAmount: '1500.00',
  });
  expect(items[2]).toMatchObject({ isChosen: false, bank: null, dealer: { name: 'Salon Próbny' } });
});

test('they are narrowed by type, house, person, status, choice, days and archive', async () => {
  expect(await found({ show_leasing_offers: false })).toEqual([2, 1]);
  expect(await found({ show_longterm_offers: false, show_shortterm_offers: false })).toEqual([3, 0]);
  expect(await found({ show_longterm_offers: true })).toEqual([3, 2, 1, 0]);
  expect(
    await found({ show_leasing_offers: false, show_longterm_offers: false, show_shortterm_offers: false }),
  ).toEqual([]);
  expect(await found({ bankId: houses.bankId })).toEqual([0]);
  expect(await found({ dealerId: houses.dealerId })).toEqual([1]);
  expect(await found({ workerId: colleague.userId })).toEqual([3, 2]);
  expect(await found({ is_self: true })).toEqual([1, 0]);
  expect(await found({ status: 'closed' })).toEqual([]);
  expect(await found({ isChosen: true })).toEqual([2, 0]);
  expect(await found({ is_archived: true })).toEqual([4]);
  // made at 0:30 in Warsaw on the 12th
  expect(await found({ from: '2026-01-12', to: '2026-01-12' })).toEqual([1]);
  expect(await found({ to: '2026-01-11' })).toEqual([0]);
});

test('a search finds words of the customer, the number and the vehicle together', async () => {
  expect(await found({ search: 'gzegzolka' })).toEqual([1, 0]);
  expect(await found({ search: 'octavia' })).toEqual([0]);
  expect(await found({ search: 'gzegzolka corolla' })).toEqual([1]);
  expect(await found({ search: 'prob octavia' })).toEqual([]);
  expect(await found({ search: `#${numbers[1]}` })).toEqual([3, 2]);
});

test('a search follows the names of today, of the customer, their firms and the vehicle', async () => {
  const customer = await addCustomer(server, { lastName: 'Przemianowany' });
  const { id: opportunityId } = await openOpportunity(server, worker, { customerId: customer });
  const { vehicle } = await worker.client.offers.create({
    params: { id: opportunityId },
    body: { offerType: 'leasing', vehicleInfo: { manufacturer: 'Tarpan', model: 'Honker' } },
  });
  const count = async (search: string) => (await worker.client.offers.list({ query: { search } })).total;
  expect(await count('przemianowany honker')).toBe(1);
  const { version } = await worker.client.customers.get({ params: { id: customer } });
  await worker.client.customers.update({
    params: { id: customer },
    body: {
      version,
      changes: {
        lastName: 'Nazwany',
        phones: ['+48600100299'],
        customerOrganizations: [{ name: 'Gwóźdź' }],
      },
    },
  });
  expect([await count('przemianowany'), await count('nazwany gwozdz 600100299')]).toEqual([0, 1]);
  const params = { id: vehicle?.id ?? '' };
  const read = await worker.client.vehicles.get({ params });
  await worker.client.vehicles.update({
    params,
    body: { version: read.rowVersion, changes: { model: 'Polny' } },
  });
  expect([await count('tarpan honker'), await count('tarpan polny')]).toEqual([0, 1]);
  const into = await worker.client.customers.create({
    body: { lastName: 'Wchłaniający', emails: ['wchlaniajacy@test.example'] },
  });
  const from = await worker.client.customers.get({ params: { id: customer } });
  await admin.client.customers.merge({
    params: { id: from.id },
    body: { into: into.id, version: from.version, intoVersion: into.version, keep: { name: 'into' } },
  });
  expect([await count('nazwany polny'), await count('wchlaniajacy polny')]).toEqual([0, 1]);
  await server.db.deleteFrom('offer').where('customerFileId', '=', opportunityId).execute();
});

test('a search finds nothing by what is hidden from the reader', async () => {
  const customerId = await addCustomer(server, { lastName: 'Ukryty', phones: ['+48600100298'] });
  const { id: opportunityId } = await openOpportunity(server, worker, { customerId });
  await worker.client.offers.create({ params: { id: opportunityId }, body: { offerType: 'leasing' } });
  const count = async (search: string) => (await colleague.client.offers.list({ query: { search } })).total;
  expect(await count('600100298')).toBe(1);
  await hideFrom(server, colleague, 'customer.phones');
  expect([await count('600100298'), await count('ukryty')]).toEqual([0, 1]);
  await server.db.deleteFrom('offer').where('customerFileId', '=', opportunityId).execute();
});

test('sorted by value, those without one come last from the highest and first from the lowest', async () => {
  expect(await found({ sort: '-vehicleValue' })).toEqual([0, 1, 3, 2]);
  expect(await found({ sort: 'vehicleValue' })).toEqual([2, 3, 1, 0]);
  expect(await found({ sort: 'createdAt' })).toEqual([0, 1, 2, 3]);
});

/** Grosze, so that sums of texts are exact. */
const grosze = (amount: string | null | undefined) => Math.round(Number(amount ?? 0) * 100);

test.each<Narrowing>([
  {},
  { is_self: true },
  { search: 'gzegzolka' },
  { show_leasing_offers: false },
  { isChosen: true },
  { is_archived: true },
])('sums are those of the list: %o', async (query) => {
  const { items } = await worker.client.offers.list({ query });
  const sums = await worker.client.offers.sums({ query });
  expect(sums.map(({ offerType }) => offerType)).toEqual(
    ['leasing', 'rent_long_term', 'rent_short_term'].filter((type) =>
      items.some(({ offerType }) => offerType === type),
    ),
  );
  for (const sum of sums) {
    const own = items.filter(({ offerType }) => offerType === sum.offerType);
    const total = (of: 'vehicleValue' | 'sumOfPayments' | 'commisionAmount') =>
      own.reduce((all, item) => all + grosze(item[of]), 0);
    expect(sum.count).toBe(own.length);
    expect(grosze(sum.vehicleValue)).toBe(total('vehicleValue'));
    expect(grosze(sum.sumOfPayments)).toBe(total('sumOfPayments'));
    expect(grosze(sum.commisionAmount)).toBe(total('commisionAmount'));
  }
});

test('offers without owner are neither listed nor counted for a user who reads only owned ones', async () => {
  const { id } = await openOpportunity(server, worker);
  await worker.client.offers.create({ params: { id }, body: { offerType: 'leasing', vehicleValue: '7' } });
  const { version } = await admin.client.opportunities.get({ params: { id } });
  const reports = await server.signIn('reports@test.example');
  const before = await reports.client.offers.sums();
  await admin.client.opportunities.assign({ params: { id }, body: { version, workerId: null } });
  const after = await reports.client.offers.sums();
  expect(before[0]).toMatchObject({ offerType: 'leasing', count: 3, vehicleValue: '150007.05' });
  expect(after[0]).toMatchObject({ offerType: 'leasing', count: 2, vehicleValue: '150000.05' });
  expect(await found({}, reports)).toEqual([3, 2, 1, 0]);
  expect((await worker.client.offers.list()).total).toBe(5);
  await revokeRights(server, 'ADMIN_REPORTS', 'opportunity.get');
  expect(await found({}, reports)).toEqual([]);
  expect(await reports.client.offers.sums()).toEqual([]);
});

test('ranges of amounts have both ends in them, and a status can be left out', async () => {
  expect(await found({ vehicleValueFrom: '50000.05' })).toEqual([3, 1, 0]);
  expect(await found({ vehicleValueFrom: '50000.06', vehicleValueTo: '90000.10' })).toEqual([1]);
  expect(await found({ commisionAmountTo: '900' })).toEqual([3, 1]);
  expect(await found({ commisionAmountFrom: '900', vehicleValueTo: '95000' })).toEqual([1]);
  expect(await found({ statusNot: ['lead'] })).toEqual([]);
  const sums = await worker.client.offers.sums({ query: { vehicleValueFrom: '90000.10' } });
  expect(sums.map(({ offerType, count }) => [offerType, count])).toEqual([
    ['leasing', 1],
    ['rent_long_term', 1],
  ]);
});

test('a hidden commission is in no row and in no sum, and nothing is found by it', async () => {
  await hideFrom(server, colleague, 'offer.commisionAmount');
  const { items } = await colleague.client.offers.list();
  const sums = await colleague.client.offers.sums();
  expect(items.length).toBeGreaterThan(0);
  expect(sums.length).toBeGreaterThan(0);
  for (const one of [...items, ...sums]) expect(one).not.toHaveProperty('commisionAmount');
  const refused = { status: 403, code: 'field_excluded' };
  await expect(found({ commisionAmountFrom: '1' }, colleague)).rejects.toMatchObject(refused);
  await expect(colleague.client.offers.sums({ query: { commisionAmountTo: '1' } })).rejects.toMatchObject(
    refused,
  );
  expect(await found({ vehicleValueFrom: '90000.10' }, colleague)).toEqual([1, 0]);
});
