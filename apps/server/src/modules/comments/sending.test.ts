import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  colleague = await server.signIn('worker2@test.example');
});
afterAll(() => server.close());

const messagesOf = async (id: string) => (await worker.client.comments.find({ params: { id } })).items;

describe('a message with an id of its client', () => {
  it('is stored once, also long after the answer to its key was deleted', async () => {
    const { id: customerFileId } = await openOpportunity(server, worker);
    const body = { customerFileId, message: 'Pisane w windzie', clientId: uuidv7() };
    const first = await worker.client.comments.create({ body });
    await server.db.deleteFrom('idempotencyKey').execute();
    const again = await worker.client.comments.create({ body });
    expect(again.id).toBe(first.id);
    expect(await messagesOf(customerFileId)).toMatchObject([{ clientId: body.clientId }]);
  });

  it('is stored once when it is sent many times at once', async () => {
    const { id: customerFileId } = await openOpportunity(server, worker);
    const body = { customerFileId, message: 'Naraz', clientId: uuidv7() };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => worker.client.comments.create({ body })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await messagesOf(customerFileId)).toHaveLength(1);
  });

  it('is a separate one of another user with the same id, and is refused in another conversation', async () => {
    const { id: customerFileId } = await openOpportunity(server, worker);
    const clientId = uuidv7();
    await worker.client.comments.create({ body: { customerFileId, message: 'Moja', clientId } });
    await colleague.client.comments.create({ body: { customerFileId, message: 'Cudza', clientId } });
    expect(await messagesOf(customerFileId)).toHaveLength(2);
    const { id: other } = await openOpportunity(server, worker);
    const elsewhere = worker.client.comments.create({
      body: { customerFileId: other, message: 'Moja', clientId },
    });
    await expect(elsewhere).rejects.toMatchObject({ status: 422 });
  });
});

describe('the response to the author', () => {
  it('is the message as the conversation shows it, plain or with a mention', async () => {
    const { id: customerFileId } = await openOpportunity(server, worker);
    for (const message of ['Dzień dobry', `@[Wiktor Żak](${worker.userId}) jaka rata?`]) {
      const written = await colleague.client.comments.create({ body: { customerFileId, message } });
      const { items } = await colleague.client.comments.find({ params: { id: customerFileId } });
      expect(items.find(({ id }) => id === written.id)).toEqual(written);
    }
    const body = { customerFileId, message: 'Notatka', isNote: 'true' } as const;
    const note = await colleague.client.comments.create({ body });
    const { items } = await colleague.client.comments.notes({ params: { id: customerFileId } });
    expect(items).toEqual([note]);
  });
});

describe('an answer to a message', () => {
  it('quotes it as it is now', async () => {
    const { id: customerFileId } = await openOpportunity(server, worker);
    const requested = await colleague.client.comments.create({
      body: { customerFileId, message: `@[Wiktor Żak](${worker.userId}) jaka rata?` },
    });
    const body = { customerFileId, message: '1 250 zł', replyToId: requested.id };
    const answer = await worker.client.comments.create({ body });
    expect(answer.replyTo).toMatchObject({
      id: requested.id,
      excerpt: '@Wiktor Żak jaka rata?',
      author: { id: colleague.userId },
      isRemoved: false,
    });
    const params = { id: requested.id };
    await colleague.client.comments.edit({ params, body: { message: 'Jaki wykup?' } });
    expect((await messagesOf(customerFileId))[0]?.replyTo?.excerpt).toBe('Jaki wykup?');
    await colleague.client.comments.remove({ params });
    expect((await messagesOf(customerFileId))[0]?.replyTo).toMatchObject({ excerpt: '', isRemoved: true });
  });

  it('answers only messages of the same conversation', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => openOpportunity(server, worker)));
    const note = await worker.client.comments.create({
      body: { customerFileId: one?.id ?? '', message: 'Notatka', isNote: 'true' },
    });
    const elsewhere = await worker.client.comments.create({
      body: { customerFileId: other?.id ?? '', message: 'Gdzie indziej' },
    });
    for (const replyToId of [note.id, elsewhere.id, uuidv7()]) {
      const body = { customerFileId: one?.id ?? '', message: 'Odpowiedź', replyToId };
      await expect(worker.client.comments.create({ body })).rejects.toMatchObject({
        fields: [{ path: 'replyToId' }],
      });
    }
  });
});

it('people are named with who of them may read the conversation, by the rule of reading it', async () => {
  const { id } = await openOpportunity(server, worker);
  const platformer = await server.signIn('platformer@test.example');
  const people = await worker.client.comments.people({ params: { id } });
  const mayRead = ({ userId }: SignedIn) => people.find((person) => person.id === userId)?.mayRead;
  expect([mayRead(worker), mayRead(colleague), mayRead(platformer)]).toEqual([true, true, false]);
  await expect(platformer.client.comments.people({ params: { id } })).rejects.toMatchObject({ status: 404 });
});

it('messages within a minute are one activity, for each writes the indexes of its opportunity', async () => {
  const { db } = server;
  const { id } = await openOpportunity(server, worker);
  const lastAt = (at: Date) =>
    db.updateTable('customerFile').set({ lastActivityAt: at }).where('id', '=', id).execute();
  const last = () =>
    db.selectFrom('customerFile').select('lastActivityAt').where('id', '=', id).executeTakeFirstOrThrow();
  const write = (message: string) => worker.client.comments.create({ body: { customerFileId: id, message } });

  const now = new Date();
  await lastAt(now);
  await write('Dzień dobry');
  await write('Jaka rata?');
  expect(await last()).toEqual({ lastActivityAt: now });
  const before = new Date(Date.now() - 61_000);
  await lastAt(before);
  await write('Halo?');
  expect((await last()).lastActivityAt.getTime()).toBeGreaterThanOrEqual(now.getTime());
});
