import {
  giveRights,
  refusal,
  revokeRights,
  testServer,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const taxIdNumber = '9991396066';

let server: TestServer;
let anna: SignedIn;
let piotr: SignedIn;
let jan: string;

beforeAll(async () => {
  server = await testServer();
  anna = await server.signIn('worker@test.example');
  piotr = await server.signIn('worker2@test.example');
  const body = {
    firstName: 'Jan',
    lastName: 'Żółkiewski',
    taxIdNumber,
    emails: ['jan@przyklad.example'],
    customerOrganizations: [{ name: 'Żółw i Spółka sp. z o.o.', taxIdNumber: '9991000111' }],
  };
  ({ id: jan } = await anna.client.customers.create({ body }));
  await anna.client.customers.create({
    body: { firstName: 'Anna', lastName: 'Żółkiewska', emails: ['a@przyklad.example'] },
  });
});
afterAll(() => server.close());

const matches = (query: object, by = piotr) => by.client.customers.matches({ query });
const foundBy = async (query: object) =>
  (await matches(query)).flatMap(({ id, matches: by }) => (id === jan ? by : []));

test.each([
  ['Jan Żółkiewski', true],
  ['zolkiewski jan', true],
  ['Jan Zolkiewsky', true],
  ['Żółw i Spółka S.A.', true],
  ['Jan Kowalski', false],
  ['Piotr Żółkiewski', false],
  ['Ja', false],
])('a name very similar to what is typed is shown: %s %s', async (name, isFound) => {
  expect(await foundBy({ name })).toEqual(isFound ? ['name'] : []);
});

test('a number of the customer is distinguished from one of a firm of theirs, and comes before similar names', async () => {
  expect(await foundBy({ taxIdNumber, name: 'Jan Żółkiewski' })).toEqual(['taxIdNumber', 'name']);
  expect(await foundBy({ taxIdNumber: '9991000111' })).toEqual(['firmTaxIdNumber']);
  const found = await matches({ email: 'a@przyklad.example', name: 'Jan Żółkiewski' });
  expect(found.map(({ matches: by }) => by)).toEqual([['email'], ['name']]);
  expect(await matches({ name: 'Jan Żółkiewski', except: jan })).toEqual([]);
});

test('the owners of the customer’s open opportunities are shown to those who may read them', async () => {
  expect(await matches({ taxIdNumber })).toMatchObject([{ addedBy: { id: anna.userId }, owners: [] }]);
  const { id } = await piotr.client.opportunities.create({ body: { customerId: jan } });
  expect(await matches({ taxIdNumber })).toMatchObject([{ owners: [{ id: piotr.userId }] }]);
  const platformer = await server.signIn('platformer@test.example');
  expect(await matches({ taxIdNumber }, platformer)).toMatchObject([{ owners: [] }]);
  await server.db.updateTable('customerFile').set({ status: 'closed' }).where('id', '=', id).execute();
  expect(await matches({ taxIdNumber })).toMatchObject([{ owners: [] }]);
});

test('a user who may not read customers is shown none, whatever they type', async () => {
  await revokeRights(server, 'WORKER', 'customer.get');
  await expect(matches({ name: 'Jan Żółkiewski' })).rejects.toEqual(refusal('access_denied', 403));
  await giveRights(server, 'WORKER', 'customer.get');
});
