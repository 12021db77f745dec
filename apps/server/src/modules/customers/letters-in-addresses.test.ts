import { testPassword, testPeople, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it, test } from 'vitest';

import { exported, rowsOf } from '../exports/test-exports.ts';

const stored = 'biuro@xn--d-uga0v4h.pl';

let server: TestServer;
let admin: SignedIn;
let id: string;

beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('super@test.example');
  const body = { lastName: 'Łodzianin', emails: ['Biuro@ŁÓDŹ.pl', 'drugi@test.example'] };
  ({ id } = await admin.client.customers.create({ body }));
});
afterAll(() => server.close());

test('ID1 an address with letters of other alphabets is stored as ASCII', async () => {
  const customer = await admin.client.customers.get({ params: { id } });
  expect(customer.emails).toEqual([{ email: stored }, { email: 'drugi@test.example' }]);
});

it.each([stored, 'biuro@łódź.pl', 'BIURO@ŁÓDŹ.PL', 'biuro@ło\u0301dz\u0301.pl'])(
  'ID1 the customer is a duplicate by %s',
  async (email) => {
    const found = await admin.client.customers.matches({ query: { email } });
    expect(found.map(({ id: one, matches }) => [one, matches])).toEqual([[id, ['email']]]);
  },
);

it.each(['łódź.pl', 'biuro@łódź.pl', 'biuro@łódź', 'Łodzianin @ŁÓDŹ.pl', stored, 'xn--d-uga0v4h'])(
  'SE3 the customer is found by %s',
  async (search) => {
    const found = await admin.client.customers.list({ query: { search } });
    expect(found.items.map((one) => one.id)).toEqual([id]);
  },
);

test('ID3 a file has the letters', async () => {
  const query = { search: 'Łodzianin' };
  const request = await exported(admin, { source: 'Customer', query, columns: ['emails'] });
  expect(await rowsOf(admin, request)).toEqual([['E-mail'], ['biuro@łódź.pl, drugi@test.example']]);
});

test('ID1 a person of staff signs in with either notation, and is invited once', async () => {
  const invitation = { firstName: 'Ewa', lastName: 'Łódzka', roles: ['WORKER' as const] };
  const person = await admin.client.users.invite({ body: { ...invitation, email: 'ewa@łódź.pl' } });
  expect(person.email).toBe('ewa@xn--d-uga0v4h.pl');
  const again = admin.client.users.invite({ body: { ...invitation, email: 'ewa@xn--d-uga0v4h.pl' } });
  await expect(again).rejects.toMatchObject({ code: 'user_exists' });
  await server.db
    .updateTable('appUser')
    .set({ email: 'worker@xn--d-uga0v4h.pl' })
    .where('email', '=', 'worker@test.example')
    .execute();
  for (const email of ['worker@łódź.pl', 'Worker@XN--d-uga0v4h.pl']) {
    const answer = await server.client.auth.login({ body: { email, password: testPassword } });
    expect(answer).toMatchObject({ user: { firstName: testPeople['worker@test.example'].firstName } });
  }
});
