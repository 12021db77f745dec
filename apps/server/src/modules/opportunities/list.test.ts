import type { OpportunityStatus } from '@szansa/domain/opportunity';
import type { SignedIn, TestServer } from '@szansa/server/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testAgency } from './test-agency.ts';
import { addCustomer, addLabel, addOrganisation, archiveReasonId, leadSourceId } from './test-deals.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
let label: string;

interface Row {
  readonly status: OpportunityStatus;
  readonly customerId: string;
  readonly workerId: string | null;
  readonly isArchived?: boolean;
  readonly day: number;
  /** Values of its offers, oldest first; the one to choose, if any. */
  readonly values?: readonly string[];
  readonly chosen?: number;
}

const ids: string[] = [];

async function add(row: Row): Promise<void> {
  const id = uuidv7();
  const at = new Date(Date.UTC(2026, 0, row.day));
  const { values = [], chosen, day: _, ...columns } = row;
  const stamps = { lastActivityAt: at, statusChangedAt: at, createdAt: at };
  await server.db
    .insertInto('customerFile')
    .values({ id, ...columns, ...stamps })
    .execute();
  for (const [index, vehicleValue] of values.entries()) {
    const offer = { id: uuidv7(), customerFileId: id, offerType: 'leasing' as const, vehicleValue };
    await server.db
      .insertInto('offer')
      .values({ ...offer, createdAt: new Date(at.getTime() + index) })
      .execute();
    if (index !== chosen) continue;
    await server.db
      .updateTable('customerFile')
      .set({ chosenOfferId: offer.id })
      .where('id', '=', id)
      .execute();
  }
  ids.push(id);
}

beforeAll(async () => {
  ({ server, worker, colleague } = await testAgency());
  label = await addLabel(server, 'Szukana');
  const firm = await addOrganisation(server, 'Żółwie Łódź sp. z o.o.');
  const person = await addCustomer(server, {
    lastName: 'Gżegżółka',
    taxIdNumber: '9991000111',
    phones: ['+48600123456'],
  });
  const company = await addCustomer(server, { organisations: [firm] });
  await server.db
    .updateTable('customer')
    .set({ firstName: null, lastName: null })
    .where('id', '=', company)
    .execute();
  const [mine, theirs] = [{ workerId: worker.userId }, { workerId: colleague.userId }];
  await add({ status: 'lead', customerId: person, ...mine, day: 1, values: ['10.10', '20.20'], chosen: 0 });
  await add({ status: 'lead', customerId: company, ...mine, day: 2, values: ['30.30', '40.40'] });
  await add({
    status: 'closed',
    customerId: person,
    ...theirs,
    day: 3,
    values: ['999999999999.99'],
    chosen: 0,
  });
  await add({ status: 'lead', customerId: company, workerId: null, day: 4 });
  await add({
    status: 'lead',
    customerId: person,
    ...mine,
    isArchived: true,
    day: 5,
    values: ['7.00'],
    chosen: 0,
  });
  await server.db
    .insertInto('customerFileLabel')
    .values({ customerFileId: ids[1] ?? '', labelId: label })
    .execute();
  await server.db
    .updateTable('customerFile')
    .set({
      leadSourceId: await leadSourceId(server),
      archiveReasonId: await archiveReasonId(server, 'price'),
    })
    .where('id', '=', ids[2] ?? '')
    .execute();
});
afterAll(() => server.close());

type Query = NonNullable<Parameters<SignedIn['client']['opportunities']['list']>[0]>['query'];

/** Which of the rows a query finds, by their place above. */
async function found(query: Query, by: SignedIn = worker): Promise<number[]> {
  const { items, total } = await by.client.opportunities.list({ query });
  expect(total).toBe(items.length);
  return items.map(({ id }) => ids.indexOf(id));
}

test('a list shows what is not archived, newest activity first, with customer, owner and the offer that counts [S9.3]', async () => {
  expect(await found({})).toEqual([3, 2, 1, 0]);
  const { items } = await worker.client.opportunities.list({});
  expect(
    items.map(({ customer, worker: owner, vehicleValue }) => [customer.name, owner?.lastName, vehicleValue]),
  ).toEqual([
    ['Żółwie Łódź sp. z o.o.', undefined, null],
    ['Jan Gżegżółka', 'Żak', '999999999999.99'],
    ['Żółwie Łódź sp. z o.o.', 'Łoś', '40.40'],
    ['Jan Gżegżółka', 'Łoś', '10.10'],
  ]);
});

test('filters narrow a list, each value of a repeated one widening it', async () => {
  expect(await found({ is_self: true })).toEqual([1, 0]);
  expect(await found({ is_self: true }, colleague)).toEqual([2]);
  expect(await found({ is_archived: true })).toEqual([4]);
  expect(await found({ isUnassigned: true })).toEqual([3]);
  expect(await found({ worker_name: 'los' })).toEqual([1, 0]);
  expect(await found({ worker_name: 'zak', status: ['lead'] })).toEqual([]);
  expect(await found({ workerId: [worker.userId, colleague.userId] })).toEqual([2, 1, 0]);
  expect(await found({ status: ['closed'] })).toEqual([2]);
  expect(await found({ status: ['closed', 'lead'], is_self: true })).toEqual([1, 0]);
  expect(await found({ labelId: label })).toEqual([1]);
  expect(await found({ leadSourceId: await leadSourceId(server) })).toEqual([2]);
});

test('what an opportunity is not narrows a list: what has no owner, source or label is none of them', async () => {
  expect(await found({ statusNot: ['closed'] })).toEqual([3, 1, 0]);
  expect(await found({ statusNot: ['closed', 'lead'] })).toEqual([]);
  expect(await found({ status: ['lead'], statusNot: ['lead'] })).toEqual([]);
  expect(await found({ workerIdNot: [worker.userId] })).toEqual([3, 2]);
  expect(await found({ leadSourceIdNot: await leadSourceId(server) })).toEqual([3, 1, 0]);
  expect(await found({ labelIdNot: label })).toEqual([3, 2, 0]);
  expect(await found({ labelIdNot: label, is_self: true })).toEqual([0]);
  expect(await found({ statusNot: ['lead'], is_archived: true })).toEqual([]);
});

test('a range of values has both its ends in it, and nothing without a value', async () => {
  expect(await found({ vehicleValueFrom: '10.10' })).toEqual([2, 1, 0]);
  expect(await found({ vehicleValueFrom: '10.11', vehicleValueTo: '40.4' })).toEqual([1]);
  expect(await found({ vehicleValueTo: '40.39' })).toEqual([0]);
  expect(await found({ vehicleValueFrom: '50', vehicleValueTo: '40' })).toEqual([]);
  const wrong: object = { vehicleValueFrom: '-1' };
  await expect(found(wrong)).rejects.toMatchObject({ status: 422 });
});

test('every combination of included and excluded values finds what a full computation finds', async () => {
  const source = await leadSourceId(server);
  const { items } = await worker.client.opportunities.list({ query: { perPage: 100 } });
  const isOf = (row: (typeof items)[number], query: Query) =>
    [
      !query?.statusNot?.length || !query.statusNot.includes(row.status),
      !query?.workerIdNot || row.worker === null || !query.workerIdNot.includes(row.worker.id),
      !query?.leadSourceIdNot || row.leadSource?.id !== source,
      !query?.labelIdNot || !row.labels.some(({ id }) => id === label),
      !query?.vehicleValueFrom || Number(row.vehicleValue ?? -1) >= Number(query.vehicleValueFrom),
      !query?.vehicleValueTo || (row.vehicleValue !== null && Number(row.vehicleValue) <= 40),
    ].every(Boolean);
  const parts = [
    { statusNot: ['closed'] },
    { workerIdNot: [worker.userId] },
    { leadSourceIdNot: [source] },
    { labelIdNot: [label] },
    { vehicleValueFrom: '20.00' },
    { vehicleValueTo: '40.00' },
  ] satisfies Query[];
  for (let mask = 0; mask < 2 ** parts.length; mask += 1) {
    const chosen = parts.filter((_, index) => Math.floor(mask / 2 ** index) % 2 === 1);
    const query: Query = Object.assign({}, ...chosen);
    const expected = items.filter((row) => isOf(row, query)).map(({ id }) => ids.indexOf(id));
    expect([query, await found(query)]).toEqual([query, expected]);
  }
});

test('the board is narrowed by what an opportunity is not, and by its value', async () => {
  const counted = async (
    query: NonNullable<Parameters<SignedIn['client']['opportunities']['board']>[0]>['query'],
  ) => (await worker.client.opportunities.board({ query })).columns.map(({ count }) => count);
  expect((await counted({ labelIdNot: label }))[0]).toBe(2);
  expect((await counted({ workerIdNot: [worker.userId] }))[0]).toBe(1);
  expect((await counted({ vehicleValueFrom: '20' }))[0]).toBe(1);
});

test('lists sort both ways and page without loss', async () => {
  expect(await found({ sort: 'createdAt' })).toEqual([0, 1, 2, 3]);
  expect(await found({ sort: '-number' })).toEqual([3, 2, 1, 0]);
  expect(await found({ sort: 'statusChangedAt' })).toEqual([0, 1, 2, 3]);
  const past = await worker.client.opportunities.list({ query: { page: 2, perPage: 10 } });
  expect(past).toMatchObject({ items: [], total: 4, page: 2, perPage: 10 });
});

test('searching folds Polish letters and finds names, firms, numbers of customers and of opportunities', async () => {
  expect(await found({ search: 'gzegzolka' })).toEqual([2, 0]);
  expect(await found({ search: 'LODZ zolwie' })).toEqual([3, 1]);
  expect(await found({ search: '600 123 456' })).toEqual([2, 0]);
  const { number } = await worker.client.opportunities.get({ params: { id: ids[1] ?? '' } });
  expect(await found({ search: `#${number}` })).toEqual([1]);
  expect(await found({ search: String(number) })).toContain(1);
  expect(await found({ search: '100%' })).toEqual([]);
});

test('a search gives nothing away of fields hidden from the reader', async () => {
  expect(await found({ search: '9991000111' })).toEqual([2, 0]);
  const hidden = await server.signIn('reports@test.example');
  await server.db
    .insertInto('userExcludedField')
    .values({ userId: hidden.userId, field: 'customer.taxIdNumber' })
    .execute();
  expect(await found({ search: '9991000111' }, hidden)).toEqual([]);
  expect(await found({ search: 'gzegzolka' }, hidden)).toEqual([2, 0]);
  const { customer } = await hidden.client.opportunities.get({ params: { id: ids[0] ?? '' } });
  expect(customer).not.toHaveProperty('taxIdNumber');
  expect(customer).toMatchObject({ phones: [{ phone: '+48600123456' }] });
});

test('the board counts and adds up whole columns, and states which cards the reader may move', async () => {
  const { columns } = await worker.client.opportunities.board();
  const notified = columns
    .filter(({ count }) => count > 0)
    .map(({ status, count, sum }) => [status, count, sum]);
  expect(notified).toEqual([
    ['lead', 3, '50.50'],
    ['closed', 1, '999999999999.99'],
  ]);
  const movable = columns.flatMap(({ cards }) => cards.map((card) => [ids.indexOf(card.id), card.canMove]));
  expect(movable).toEqual([
    [3, false],
    [1, true],
    [0, true],
    [2, false],
  ]);
  const own = await worker.client.opportunities.board({ query: { is_self: true, search: 'zolwie' } });
  expect(own.columns.map(({ count }) => count)).toEqual([1, ...Array.from({ length: 10 }, () => 0)]);
});

test('a column shows its 20 newest cards, a hundred more with each request, and counts the rest', async () => {
  const { db } = server;
  const customerId = await addCustomer(server);
  const rows = Array.from({ length: 155 }, (_, index) => ({
    id: uuidv7(),
    customerId,
    status: 'handing' as const,
    workerId: worker.userId,
    lastActivityAt: new Date(Date.UTC(2025, 0, 1, 0, index)),
  }));
  await db.insertInto('customerFile').values(rows).execute();
  const newest = rows.map(({ id }) => id).toReversed();
  const handing = async (more: 'handing'[]) => {
    const { columns } = await worker.client.opportunities.board({ query: more.length > 0 ? { more } : {} });
    const column = columns.find(({ status }) => status === 'handing');
    expect(column?.count).toBe(155);
    return column?.cards.map(({ id }) => id);
  };
  expect(await handing([])).toEqual(newest.slice(0, 20));
  expect(await handing(['handing'])).toEqual(newest.slice(0, 120));
  expect(await handing(['handing', 'handing'])).toEqual(newest);
});
