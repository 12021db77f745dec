import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openCutPerson } from './cut-person.ts';
import { openCuttingProxy } from './cutting-proxy.ts';

/** How many connections are cut before the line is calm, and how many messages each person writes at least. */
const cuts = Number(process.env['CUTS'] ?? 25);
const messages = 12;
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
  const customerFileId = await openOpportunity();
  const { hostname, port } = new URL(server.url);
  const proxy = await openCuttingProxy({ host: hostname, port: Number(port) }, 20_261_123);
  const persons = people.map(({ userId, token }) =>
    openCutPerson({ url: proxy.url, userId, token, customerFileId }),
  );
  const written = await Promise.all(
    persons.map(async (person, place) => {
      const own: string[] = [];
      while (own.length < messages || proxy.cuts() < cuts) {
        const message = `${place}-${own.length}`;
        own.push(message);
        await person.write(message);
        if (own.length % 5 === 0) person.reload();
        // the next one is written once somebody's line was cut, or this one has arrived
        const before = proxy.cuts();
        await expect.poll(() => person.unsent() === 0 || proxy.cuts() > before).toBe(true);
      }
      return own;
    }),
  );
  proxy.calm();
  await expect.poll(() => persons.map((person) => person.unsent())).toEqual(emails.map(() => 0));

  const [reader] = people;
  const stored: { id: string; message: string; authorId: string }[] = [];
  let cursor: string | undefined;
  do {
    const page = await reader?.client.comments.find({
      params: { id: customerFileId },
      query: { limit: 100, ...(cursor === undefined ? {} : { cursor }) },
    });
    stored.unshift(
      ...(page?.items ?? [])
        .map(({ id, message, author }) => ({ id, message, authorId: author.id }))
        .toReversed(),
    );
    cursor = page?.older ?? undefined;
  } while (cursor !== undefined);

  // none lost, none doubled, each person's in the order they were written
  const byAuthor = people.map(({ userId }) =>
    stored.filter(({ authorId }) => authorId === userId).map(({ message }) => message),
  );
  expect(byAuthor).toEqual(written);
  // everybody sees the same ones in the same order
  const ids = stored.map(({ id }) => id);
  for (const person of persons) await expect.poll(() => person.seen()).toEqual(ids);
  expect(proxy.cuts()).toBeGreaterThanOrEqual(cuts);
  for (const person of persons) person.close();
  await proxy.close();
});
