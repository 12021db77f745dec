import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let anna: SignedIn;
let piotr: SignedIn;

beforeAll(async () => {
  server = await testServer();
  anna = await server.signIn('worker@test.example');
  piotr = await server.signIn('worker2@test.example');
});
afterAll(() => server.close());

const firm = (body: object) => anna.client.customerOrganisations.create({ body: { name: 'Lis', ...body } });
const get = (id: string) => anna.client.customerOrganisations.get({ params: { id } });
const merge = (from: { id: string; version: number }, into: typeof from, store: object = {}, by = anna) =>
  by.client.customerOrganisations.merge({
    params: { id: from.id },
    body: { version: from.version, into: into.id, intoVersion: into.version, keep: store },
  });
const customerOf = (lastName: string, ...firms: { id: string }[]) =>
  anna.client.customers.create({
    body: { lastName, customerOrganizations: firms.map(({ id }) => ({ id })), isAnotherPerson: true },
  });

test('CO7 merging two firms moves their customers, retains what was chosen, and redirects the old address', async () => {
  const from = await firm({ name: 'Lis sp. z o.o.', taxIdNumber: '9991000111', city: 'Warszawa' });
  const into = await firm({ name: 'LIS', regon: '220110965' });
  const requested = await anna.client.customerOrganisations.askRegister({ params: { id: from.id } });
  const [nowak, both] = [await customerOf('Nowak', from), await customerOf('Wilk', into, from)];
  const { id: opportunity } = await anna.client.opportunities.create({ body: { customerId: nowak.id } });
  const params = { id: from.id };
  const preview = await anna.client.customerOrganisations.mergePreview({ params, query: { into: into.id } });
  expect(preview).toMatchObject({
    from: { id: from.id },
    into: { id: into.id },
    uses: [
      { kind: 'customer', count: 2 },
      { kind: 'opportunity', count: 1 },
    ],
  });
  const merged = await merge(requested, into, { name: 'from' });
  expect(merged).toMatchObject({
    id: into.id,
    name: 'Lis sp. z o.o.',
    taxIdNumber: '9991000111',
    regon: '220110965',
    city: 'Warszawa',
    customerCount: 2,
    opportunityCount: 1,
    version: 2,
    // the register was just queried for the tax id that it has now
    vatStatus: 'active',
  });
  expect(await get(from.id)).toEqual(await get(into.id));
  const firmsOf = async (id: string) =>
    (await anna.client.customers.get({ params: { id } })).customerOrganizations;
  const now = { id: into.id, name: 'Lis sp. z o.o.', taxIdNumber: '9991000111' };
  expect(await firmsOf(nowak.id)).toEqual([now]);
  expect(await firmsOf(both.id)).toEqual([now]);
  const { items } = await anna.client.customers.list({ query: { search: '9991000111' } });
  expect(items.map(({ name }) => name)).toEqual(['Nowak', 'Wilk']);
  const listed = await anna.client.opportunities.list({ query: { customerOrganisationId: [into.id] } });
  expect(listed.items.map(({ id }) => id)).toEqual([opportunity]);
  const log = await server.db
    .selectFrom('auditLog')
    .select(['entityId', 'changes'])
    .where('action', '=', 'merge')
    .orderBy('entityId')
    .execute();
  expect(log).toMatchObject([
    { entityId: from.id, changes: { mergedInto: { to: into.id } } },
    { entityId: into.id, changes: { mergedFrom: { to: from.id }, name: { to: 'Lis sp. z o.o.' } } },
  ]);
});

test('a merge of firms is refused where either has changed since, and into itself', async () => {
  const [from, into] = [await firm({}), await firm({})];
  const change = (id: string) =>
    piotr.client.customerOrganisations.update({
      params: { id },
      body: { version: 1, changes: { city: 'Łódź' } },
    });
  await change(into.id);
  await expect(merge(from, into)).rejects.toEqual(refusal('stale_version', 409));
  await change(from.id);
  await expect(merge(from, await get(into.id))).rejects.toEqual(refusal('stale_version', 409));
  await expect(merge(from, from)).rejects.toMatchObject({ status: 422 });
  expect(await get(from.id)).toMatchObject({ id: from.id });
});

test('of two merges of the same firms at once one happens', async () => {
  const [one, two] = [await firm({}), await firm({})];
  const tried = await Promise.allSettled([merge(one, two), merge(two, one, {}, piotr)]);
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await get(one.id)).id).toBe((await get(two.id)).id);
});

test('customers who get a firm while it is merged away have the one it is now', async () => {
  const [from, into] = [await firm({}), await firm({})];
  const [merged, ...made] = await Promise.allSettled([
    merge(from, into),
    ...Array.from({ length: 8 }, (_, turn) => customerOf(`Nr ${turn}`, from)),
  ]);
  expect(merged?.status).toBe('fulfilled');
  const firms = await Promise.all(
    made.flatMap((one) =>
      one.status === 'fulfilled' && 'customerOrganizations' in one.value
        ? anna.client.customers.get({ params: { id: one.value.id } })
        : [],
    ),
  );
  for (const { customerOrganizations } of firms)
    expect(customerOrganizations).toMatchObject([{ id: into.id }]);
});
