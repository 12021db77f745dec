import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { writeOverCutLines } from './cut-conversation.ts';

/** How many connections are cut before the line is calm. */
const cuts = Number(process.env['CUTS'] ?? 25);
const emails = ['worker@test.example', 'worker2@test.example', 'admin@test.example'] as const;

let server: TestServer;
let people: SignedIn[];

beforeAll(async () => {
  server = await testServer();
  people = await Promise.all(emails.map((email) => server.signIn(email)));
});
afterAll(() => server.close());

async function openOpportunity(): Promise<string> {
  const [worker] = people;
  if (!worker) throw new Error('nobody is signed in');
  const { id: customerId } = await worker.client.customers.create({
    body: { lastName: 'Przerywana', emails: ['przerywana@przyklad.example'] },
  });
  const { id } = await worker.client.opportunities.create({ body: { customerId } });
  return id;
}

it(`what ${emails.length} people write over lines that are cut ${cuts} times arrives once, in order, and is seen by all`, async () => {
  const { written, stored, seen, ...conversation } = await writeOverCutLines({
    url: server.url,
    people,
    customerFileId: await openOpportunity(),
    cuts,
    messages: 12,
    seed: 20_261_123,
    until: (hasAll) => expect.poll(hasAll).toBe(true),
  });
  // none lost, none doubled, each person's in the order they were written
  const byAuthor = people.map(({ userId }) =>
    stored.filter(({ authorId }) => authorId === userId).map(({ message }) => message),
  );
  expect(byAuthor).toEqual(written);
  // everybody sees the same ones in the same order
  const ids = stored.map(({ id }) => id);
  for (const one of seen) await expect.poll(one).toEqual(ids);
  expect(conversation.cuts).toBeGreaterThanOrEqual(cuts);
  await conversation.close();
});
