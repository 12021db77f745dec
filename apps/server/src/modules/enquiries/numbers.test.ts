import { repetitions, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let people: SignedIn[];

beforeAll(async () => {
  server = await testServer();
  people = await Promise.all([
    server.signIn('worker@test.example'),
    server.signIn('worker2@test.example'),
    server.signIn('admin@test.example'),
  ]);
});
afterAll(() => server.close());

const rows = () =>
  server.db
    .selectFrom('internalEnquiry')
    .select(['year', 'number', 'individualNumber'])
    .orderBy('year')
    .orderBy('number')
    .execute();

const count = repetitions({ usual: 60, all: 200 });

test('EN9 of enquiries written down at once some fail, and the others are numbered without gaps or doubles', async () => {
  // fails after its number was assigned, as with a failing disk or a lost connection
  await server.db.schema
    .alterTable('internal_enquiry')
    .addCheckConstraint('refused_in_test', (await import('kysely')).sql`title <> 'Cofnięte'`)
    .execute();
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, async (_, index) => {
      const { client } = people[index % people.length] ?? server;
      const title = index % 7 === 3 ? 'Cofnięte' : `Pytanie ${index}`;
      const { individualNumber } = await client.internalEnquiries.create({
        body: { title, category: 'question', description: 'Treść' },
      });
      return individualNumber;
    }),
  );
  const given = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  // a busy machine refuses some of the others with a 503: nothing else prevents one from getting its number
  const others = outcomes.filter((one, index) => one.status === 'rejected' && index % 7 !== 3);
  const busy = others.filter((one) => one.status === 'rejected' && one.reason.status === 503);
  expect(others).toEqual(busy);
  expect(given.length).toBeGreaterThan(10);
  expect(given.length).toBeLessThan(count);
  const stored = await rows();
  // two years only when the test runs over midnight of New Year
  for (const year of new Set(stored.map((row) => row.year))) {
    const numbers = stored.filter((row) => row.year === year).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
  expect(given.toSorted()).toEqual(stored.map(({ individualNumber }) => individualNumber).toSorted());
  expect(new Set(given).size).toBe(given.length);
});

test('EN9 the number is written with six digits, and with more when they are needed', async () => {
  const [first] = people;
  const enquiry = (number: number) => ({
    id: uuidv7(),
    year: 2099,
    number,
    title: 'Pytanie',
    category: 'question' as const,
    status: 'INTERNAL_ENQUIRY_STATUS_NEW' as const,
    workerId: first?.userId ?? '',
  });
  const written = await server.db
    .insertInto('internalEnquiry')
    .values([enquiry(123), enquiry(1_234_567)])
    .returning('individualNumber')
    .execute();
  expect(written.map(({ individualNumber }) => individualNumber)).toEqual([
    'ZW/2099/000123',
    'ZW/2099/1234567',
  ]);
});
