import { refusal, type SignedIn, testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openOpportunity, whileArchiving } from '../opportunities/test-deals.ts';

let server: TestServer;
let owner: SignedIn;

beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

const write = (customerFileId: string, message: string) =>
  owner.client.comments.create({ body: { customerFileId, message } });

it.each([
  ['written', (about: string) => write(about, 'Za późno')],
  [
    'changed',
    (_about: string, id: string) =>
      owner.client.comments.edit({ params: { id }, body: { message: 'Za późno' } }),
  ],
  ['removed', (_about: string, id: string) => owner.client.comments.remove({ params: { id } })],
] as const)(
  'a message that is %s runs after an archiving in progress, and is refused then',
  async (_, act) => {
    const { id: about } = await openOpportunity(server, owner);
    const { id } = await write(about, 'Dzień dobry');
    const acted = await whileArchiving(
      server,
      about,
      () => act(about, id),
      () => owner.client.comments.find({ params: { id: about } }),
    );
    expect(acted).toEqual({ status: 'rejected', reason: refusal('opportunity_archived', 409) });
    const { items } = await owner.client.comments.find({ params: { id: about } });
    expect(items).toMatchObject([{ id, message: 'Dzień dobry', isRemoved: false }]);
  },
);
