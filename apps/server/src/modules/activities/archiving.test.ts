import { refusal, type SignedIn, testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openOpportunity, whileArchiving } from '../opportunities/test-deals.ts';

let server: TestServer;
let owner: SignedIn;
let platformer: SignedIn;

beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
  platformer = await server.signIn('platformer@test.example');
});
afterAll(() => server.close());

interface Planned {
  readonly id: string;
  readonly version: number;
}

const acts = [
  [
    'changed',
    ({ client }: SignedIn, { id, version }: Planned) =>
      client.activities.update({ params: { id }, body: { version, changes: { title: 'Za późno' } } }),
  ],
  [
    'completed',
    ({ client }: SignedIn, { id, version }: Planned) =>
      client.activities.complete({ params: { id }, body: { version } }),
  ],
  [
    'removed',
    ({ client }: SignedIn, { id, version }: Planned) =>
      client.activities.remove({ params: { id }, query: { version } }),
  ],
] as const;

const cases = acts.flatMap(([what, act]) => [
  { what, act, by: 'who reads the opportunity', readsIt: true },
  { what, act, by: 'who does not read the opportunity', readsIt: false },
]);

it.each(cases)(
  'an activity $what by $by blocks until a running archiving ends, and is refused then',
  async ({ act, readsIt }) => {
    const { id: about } = await openOpportunity(server, owner);
    const start = { type: 'call', title: 'Telefon', startAt: '2027-01-11T08:00:00Z' } as const;
    const { id, version } = await owner.client.activities.create({
      body: { ...start, customerFileId: about },
    });
    const whose = readsIt ? owner : platformer;
    await server.db.updateTable('activity').set({ workerId: whose.userId }).where('id', '=', id).execute();
    const acted = await whileArchiving(
      server,
      about,
      () => act(whose, { id, version }),
      () => whose.client.activities.get({ params: { id } }),
    );
    expect(acted).toEqual({ status: 'rejected', reason: refusal('opportunity_archived', 409) });
    await expect(whose.client.activities.get({ params: { id } })).resolves.toMatchObject({
      title: start.title,
      doneAt: null,
      version,
    });
  },
);
