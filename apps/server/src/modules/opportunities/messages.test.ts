import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import { addCustomer, openOpportunity } from './test-deals.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
let customerId: string;
beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  colleague = await server.signIn('worker2@test.example');
  customerId = await addCustomer(server);
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => server.close());

/** The statements that the process sends to the database during a call, those of the queue of jobs excepted. */
async function sentDuring(call: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await call();
  // an event is sent to the other servers in the next turn
  await new Promise((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });
  const texts = query.mock.calls.map(([config]: readonly unknown[]) =>
    typeof config === 'string' ? config : String((config as { readonly text?: string } | null)?.text),
  );
  query.mockRestore();
  return texts.filter((text) => !text.includes('jobs.'));
}

/** The fewest of several calls: something else may be going on in the process. */
async function fewest(call: () => Promise<unknown>): Promise<string[]> {
  const all: string[][] = [];
  for (let turn = 0; turn < 4; turn += 1) all.push(await sentDuring(call));
  const [few = []] = all.toSorted((one, other) => one.length - other.length);
  return few;
}

// with the key that protects a call from being carried out twice, which takes two
it('an opportunity is created by at most six messages to the database', async () => {
  const sent = await fewest(() => worker.client.opportunities.create({ body: { customerId } }));
  expect(sent.slice(6)).toEqual([]);
});

it('a comment is written, and a follower notified, by at most eight', async () => {
  const { id: customerFileId } = await openOpportunity(server, worker);
  await colleague.client.comments.create({ body: { customerFileId, message: 'Pierwsza' }, files: [] });
  const sent = await fewest(() =>
    worker.client.comments.create({ body: { customerFileId, message: 'Druga' }, files: [] }),
  );
  expect(sent.slice(8)).toEqual([]);
});

it('an opportunity is moved by at most eight', async () => {
  const { id, ...opened } = await openOpportunity(server, worker);
  let { version } = opened;
  let status: 'negotiations' | 'first_contact' = 'negotiations';
  const sent = await fewest(async () => {
    ({ version } = await worker.client.opportunities.move({ params: { id }, body: { status, version } }));
    status = status === 'negotiations' ? 'first_contact' : 'negotiations';
  });
  expect(sent.slice(8)).toEqual([]);
});
