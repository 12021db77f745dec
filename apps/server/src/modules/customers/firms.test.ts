import {
  giveRights,
  refusal,
  revokeRights,
  testServer,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const taxIdNumber = '9991396066';
const otherTaxId = '9991000111';

let server: TestServer;
let anna: SignedIn;
let piotr: SignedIn;

beforeAll(async () => {
  server = await testServer();
  anna = await server.signIn('worker@test.example');
  piotr = await server.signIn('worker2@test.example');
});
beforeEach(async () => {
  await server.db.deleteFrom('customer').execute();
  await server.db.deleteFrom('customerOrganisation').execute();
});
afterAll(() => server.close());

type Firm = { name: string; taxIdNumber?: string };
type More = { taxIdNumber?: string; emails?: string[]; isAnotherPerson?: boolean };

const create = (lastName: string, firms: Firm[], more: More = {}, by = anna) =>
  by.client.customers.create({ body: { lastName, customerOrganizations: firms, ...more } });
const lis: Firm = { name: 'Lis sp. z o.o.', taxIdNumber };
const get = (id: string) => anna.client.customers.get({ params: { id } });
const firmNames = async (id: string) => (await get(id)).customerOrganizations.map(({ name }) => name);
const found = async (search: string, by = anna) =>
  (await by.client.customers.list({ query: { search } })).items.map(({ name }) => name);

async function hideTaxIds(from: SignedIn): Promise<() => Promise<void>> {
  const { userId } = from;
  const field = 'customer.taxIdNumber';
  const refresh = () =>
    server.platform.sessions.refresh({ db: server.db, afterCommit: (task) => task() }, { userId });
  await server.db.insertInto('userExcludedField').values({ userId, field }).execute();
  await refresh();
  return async () => {
    await server.db.deleteFrom('userExcludedField').where('userId', '=', userId).execute();
    await refresh();
  };
}

test('a customer is found by the tax id of a firm, whole or in part, but for those who may not see it', async () => {
  await create('Nowak', [lis, { name: 'Bez numeru' }]);
  for (const typed of [taxIdNumber, '999-139-60-66', '39606', 'nowak 3960'])
    expect(await found(typed)).toEqual(['Nowak']);
  const show = await hideTaxIds(piotr);
  expect(await found(taxIdNumber, piotr)).toEqual([]);
  expect(await found('lis', piotr)).toEqual(['Nowak']);
  await show();
});

test('what is found follows the firms of a customer', async () => {
  const { id } = await create('Nowak', [lis]);
  const change = (version: number, firms: Firm[]) =>
    anna.client.customers.update({
      params: { id },
      body: { version, changes: { customerOrganizations: firms } },
    });
  await change(1, [{ name: 'Wilk', taxIdNumber: otherTaxId }]);
  expect(await found(taxIdNumber)).toEqual([]);
  expect(await found(otherTaxId)).toEqual(['Nowak']);
  await server.db.updateTable('customerOrganisation').set({ taxIdNumber: null }).execute();
  expect(await found(otherTaxId)).toEqual([]);
});

test('customers with the same firm are shown while its tax id is typed', async () => {
  const { id } = await create('Nowak', [lis]);
  const matches = await piotr.client.customers.matches({ query: { taxIdNumber: '999-139-60-66' } });
  expect(matches).toMatchObject([{ id, name: 'Nowak', matches: ['firmTaxIdNumber'] }]);
});

const known = (customerId: string) =>
  refusal('duplicate_customer', 409, {
    details: {
      customerId,
      name: 'Nowak',
      addedBy: expect.objectContaining({ id: anna.userId }) as unknown,
      field: 'customerOrganizations',
    },
  });

test('CU7 a second customer of a firm is refused with the first, until another person is confirmed', async () => {
  const { id } = await create('Nowak', [lis]);
  await expect(create('Kowalska', [lis], {}, piotr)).rejects.toEqual(known(id));
  await expect(create('Kowalska', [{ name: 'Inna' }], { taxIdNumber }, piotr)).rejects.toEqual(known(id));
  const other = await create('Kowalska', [lis], { isAnotherPerson: true }, piotr);
  expect(await found(taxIdNumber)).toEqual(['Kowalska', 'Nowak']);

  // the shared values are confirmed by now: changing another field needs no confirmation
  await piotr.client.customers.update({
    params: { id: other.id },
    body: {
      version: 1,
      changes: { lastName: 'Kowalska-Lis', customerOrganizations: [lis, { name: 'Druga' }] },
    },
  });
});

test('a firm added to a customer later is checked in the same way', async () => {
  const { id } = await create('Nowak', [lis]);
  const { id: other } = await create('Kowalska', [{ name: 'Sama' }]);
  const add = (more: { isAnotherPerson?: boolean }) =>
    piotr.client.customers.update({
      params: { id: other },
      body: { version: 1, changes: { customerOrganizations: [{ name: 'Sama' }, lis] }, ...more },
    });
  await expect(add({})).rejects.toEqual(known(id));
  expect((await add({ isAnotherPerson: true })).customerOrganizations).toHaveLength(2);
});

test('that it is another person never lets two customers have the same own tax id', async () => {
  await create('Nowak', [], { taxIdNumber, emails: ['nowak@a.example'] });
  const again = create('Kowalska', [], { taxIdNumber, emails: ['k@a.example'], isAnotherPerson: true });
  await expect(again).rejects.toEqual(refusal('duplicate_customer', 409));
});

test('of twenty who write down the same firm at once one is not prompted', async () => {
  const tried = await Promise.allSettled(
    Array.from({ length: 20 }, (_, turn) => create(`Nr ${turn}`, [lis])),
  );
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('CU8 a firm with a tax id that gets another name has it everywhere; it is logged and published once', async () => {
  const first = await create('Nowak', [lis]);
  const second = await create('Kowalska', [{ name: 'Druga' }, lis], { isAnotherPerson: true });
  const firmId = first.customerOrganizations[0]?.id ?? '';
  const emitted = vi.spyOn(server.platform, 'emit');
  await create('Wilk', [{ ...lis, name: 'Lis S.A.' }], { isAnotherPerson: true });
  expect(await firmNames(first.id)).toEqual(['Lis S.A.']);
  expect(await firmNames(second.id)).toEqual(['Druga', 'Lis S.A.']);
  expect(await found('lis s.a.')).toEqual(['Kowalska', 'Nowak', 'Wilk']);
  expect(await found('sp. z o.o.')).toEqual([]);
  const notified = emitted.mock.calls.map(([, payload]) => payload);
  expect(notified).toContainEqual({ entity: 'customer_organisation', id: firmId, isChange: true });
  emitted.mockRestore();

  const log = await server.db
    .selectFrom('auditLog')
    .select(['entityId', 'version', 'changes', 'actorId'])
    .where('action', '=', 'edit')
    .where('entityId', 'in', [first.id, second.id, firmId])
    .execute();
  const name = { from: 'Lis sp. z o.o.', to: 'Lis S.A.' };
  expect(log).toEqual([{ entityId: firmId, version: 2, actorId: anna.userId, changes: { name } }]);
});

test('CU8 a user who may not edit firms is refused a new name, and the firm’s name is unchanged', async () => {
  const { id } = await create('Nowak', [lis]);
  await revokeRights(server, 'WORKER', 'customer_organisation.edit');
  const path = 'customerOrganizations.1.name';
  const renaming = create('Wilk', [{ name: 'Druga' }, { ...lis, name: 'Inna' }], { isAnotherPerson: true });
  await expect(renaming).rejects.toMatchObject({
    status: 422,
    fields: [expect.objectContaining({ path, code: 'organisation_renamed' })],
  });
  await giveRights(server, 'WORKER', 'customer_organisation.edit');
  expect(await firmNames(id)).toEqual(['Lis sp. z o.o.']);
});

test('firms are named by their ids, which reveal nothing of their names', async () => {
  const first = await create('Nowak', [lis, { name: 'Druga' }]);
  const [one, two] = first.customerOrganizations;
  const rename = (id: string, name: string, by: SignedIn) =>
    by.client.customerOrganisations.update({ params: { id }, body: { version: 1, changes: { name } } });
  // two firms of one customer are two records
  await rename(one?.id ?? '', 'Lis S.A.', anna);
  await rename(two?.id ?? '', 'Trzecia', piotr);
  const changed = await piotr.client.customers.update({
    params: { id: first.id },
    body: {
      version: 1,
      changes: {
        lastName: 'Nowak-Lis',
        customerOrganizations: [{ id: two?.id ?? '' }, { id: one?.id ?? '' }, { name: 'Czwarta' }],
      },
    },
  });
  expect(changed.customerOrganizations.map(({ name }) => name)).toEqual(['Trzecia', 'Lis S.A.', 'Czwarta']);
  expect(changed.version).toBe(2);
});

test('a firm there is not, or may not be read, is refused by its field', async () => {
  const { id } = await create('Nowak', [lis]);
  const { id: firm } = await anna.client.customerOrganisations.create({ body: { name: 'Obca' } });
  const add = (firmId: string) =>
    anna.client.customers.update({
      params: { id },
      body: { version: 1, changes: { customerOrganizations: [{ id: firmId }] } },
    });
  const refused = {
    status: 422,
    fields: [expect.objectContaining({ path: 'customerOrganizations.0.id', code: 'value_not_allowed' })],
  };
  await expect(add(id)).rejects.toMatchObject(refused);
  await revokeRights(server, 'WORKER', 'customer_organisation.get');
  await expect(add(firm)).rejects.toMatchObject(refused);
  await giveRights(server, 'WORKER', 'customer_organisation.get');
  expect(await add(firm)).toMatchObject({ customerOrganizations: [{ id: firm, name: 'Obca' }] });
});

test('two who give a firm other names at once both end, and its customers agree', async () => {
  const first = await create('Nowak', [lis]);
  const second = await create('Kowalska', [lis], { isAnotherPerson: true });
  const rename = (id: string, by: SignedIn, name: string) =>
    by.client.customers.update({
      params: { id },
      body: { version: 1, changes: { customerOrganizations: [{ ...lis, name }] } },
    });
  const tried = await Promise.allSettled([rename(first.id, anna, 'Jeden'), rename(second.id, piotr, 'Dwa')]);
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await firmNames(first.id)).toEqual(await firmNames(second.id));
});
