import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('admin@test.example');
  const banks = ['Ada', 'Beta', 'Celta'].map((name) => ({ id: uuidv7(), name: `Bank ${name}` }));
  const dealers = ['Ada', 'Beta'].map((name) => ({ id: uuidv7(), name: `Salon ${name}` }));
  const bankId = banks[0]?.id ?? null;
  const names = ['Nowak', 'Zając'].map((lastName) => ({ id: uuidv7(), firstName: 'Ewa', lastName, bankId }));
  const columns = { shortName: null, alias: null, taxIdNumber: null, dealerType: null };
  const { shortName, alias, taxIdNumber, dealerType } = columns;
  await server.db
    .insertInto('bank')
    .values(banks.map((row) => ({ ...row, shortName, taxIdNumber })))
    .execute();
  await server.db
    .insertInto('dealer')
    .values(dealers.map((row) => ({ ...row, alias, taxIdNumber, dealerType })))
    .execute();
  await server.db.insertInto('representative').values(names).execute();
});
afterAll(() => server.close());

test.each([
  ['banks', 3],
  ['dealers', 2],
  ['representatives', 2],
] as const)(
  'a page beyond the last of %s is empty and states how many there are',
  async (resource, total) => {
    const beyond = await admin.client[resource].list({ query: { page: 9 } });
    expect(beyond).toMatchObject({ items: [], page: 9, total });
  },
);

test('a search counts what it finds, on whichever page', async () => {
  const query = { search: 'celta', page: 5 };
  expect(await admin.client.banks.list({ query })).toMatchObject({ items: [], total: 1 });
});

const place = { firstName: 'Ewa', lastName: 'Lis' };
const unplaced = [
  {},
  { bankId: uuidv7(), dealerId: uuidv7() },
  { bankId: uuidv7() },
  { dealerId: uuidv7() },
] as const;

test.each(unplaced)('RE1 a representative needs a bank or a dealer that exists: %j [S3.5]', async (house) => {
  await expect(admin.client.representatives.create({ body: { ...place, ...house } })).rejects.toMatchObject({
    code: 'validation',
    status: 422,
  });
});

test('a representative moves from a bank to a dealer, not to both and not to none', async () => {
  const bank = await admin.client.banks.create({ body: { name: 'Dom bankowy' } });
  const dealer = await admin.client.dealers.create({ body: { name: 'Dom samochodowy' } });
  const { id } = await admin.client.representatives.create({ body: { ...place, bankId: bank.id } });
  const change = (version: number, changes: object) =>
    admin.client.representatives.update({ params: { id }, body: { version, changes } });
  const refused = { code: 'validation', fields: [{ path: 'bankId', code: 'bank_or_dealer' }] };
  await expect(change(1, { dealerId: dealer.id })).rejects.toMatchObject(refused);
  await expect(change(1, { bankId: null })).rejects.toMatchObject(refused);
  expect(await change(1, { bankId: null, dealerId: dealer.id })).toMatchObject({
    bank: null,
    dealer: { id: dealer.id, name: 'Dom samochodowy' },
    version: 2,
  });
});

test('those the caller made an offer with last come first', async () => {
  const worker = await server.signIn('worker@test.example');
  const bank = await worker.client.banks.create({ body: { name: 'Bank ostatnich' } });
  const customer = await worker.client.customers.create({
    body: { lastName: 'Żak', emails: ['zak@przyklad.example'] },
  });
  const opportunity = await worker.client.opportunities.create({ body: { customerId: customer.id } });
  const people = [];
  for (const lastName of ['Adamska', 'Bednarz', 'Celej']) {
    people.push(
      await worker.client.representatives.create({ body: { ...place, lastName, bankId: bank.id } }),
    );
  }
  for (const { id } of [people[1], people[2], people[1]].filter((one) => one !== undefined)) {
    await worker.client.offers.create({
      params: { id: opportunity.id },
      body: { offerType: 'leasing', bankRepresentativeId: id },
    });
  }
  const query = { bankId: bank.id, sort: '-lastUsed' } as const;
  const names = async (person: SignedIn) =>
    (await person.client.representatives.list({ query })).items.map(({ lastName }) => lastName);
  expect(await names(worker)).toEqual(['Bednarz', 'Celej', 'Adamska']);
  expect(await names(admin)).toEqual(['Adamska', 'Bednarz', 'Celej']);
});
