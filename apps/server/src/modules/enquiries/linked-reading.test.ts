import { ApiError } from '@szansa/api-client/client';
import type { ServerPayload } from '@szansa/api-client/realtime';
import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let anna: SignedIn;
let platformer: SignedIn;
let opportunity: string;
let other: string;
let enquiry: { id: string; version: number };

beforeAll(async () => {
  server = await testServer();
  anna = await server.signIn('worker@test.example');
  platformer = await server.signIn('platformer@test.example');
});
beforeEach(async () => {
  await server.db.deleteFrom('internalEnquiry').execute();
  opportunity = (await openOpportunity(server, anna)).id;
  other = (await openOpportunity(server, anna)).id;
  enquiry = await anna.client.internalEnquiries.create({
    body: { title: 'Pytanie', category: 'question', description: 'Treść', customerFileId: opportunity },
  });
});
afterAll(() => server.close());

const assign = async (platformerId: string | null) => {
  const { version } = await anna.client.internalEnquiries.get({ params: { id: enquiry.id } });
  return anna.client.internalEnquiries.update({
    params: { id: enquiry.id },
    body: { version, changes: { platformerId } },
  });
};

/** Every way in which a platformer may come upon an opportunity; what each finds of the linked one. */
async function found(): Promise<Record<string, boolean>> {
  const { client } = platformer;
  const params = { id: opportunity };
  const opens = async (attempt: Promise<unknown>) => {
    try {
      await attempt;
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return false;
      throw error;
    }
  };
  const has = (rows: readonly { readonly id: string }[]) => rows.some(({ id }) => id === opportunity);
  const { items: files } = await client.opportunities.list({});
  const board = await client.opportunities.board({});
  const { items: enquiries } = await client.internalEnquiries.list({});
  const [first] = enquiries;
  expect(has([{ id: other }])).toBe(false);
  expect(files.map(({ id }) => id)).not.toContain(other);
  return {
    list: has(files),
    board: has(board.columns.flatMap(({ cards }) => cards)),
    record: await opens(client.opportunities.get({ params })),
    timeline: await opens(client.opportunities.timeline({ params })),
    offers: await opens(client.offers.listOfOpportunity({ params })),
    documents: await opens(client.documents.listOfOpportunity({ params })),
    comments: await opens(client.comments.find({ params })),
    'the name beside the enquiry': first?.customerFile?.id === opportunity,
    'the filter of enquiries':
      (await client.internalEnquiries.list({ query: { customerFileId: [opportunity] } })).total === 1,
  };
}

const everywhere = (isFound: boolean, ways: Record<string, boolean>) =>
  Object.fromEntries(Object.keys(ways).map((way) => [way, isFound]));

it('PE6 a platformer reads an opportunity while an enquiry of theirs is linked to it, and no other', async () => {
  const before = await found();
  expect(before).toEqual(everywhere(false, before));
  await assign(platformer.userId);
  const linked = await found();
  expect(linked).toEqual(everywhere(true, linked));
  await expect(platformer.client.opportunities.get({ params: { id: other } })).rejects.toMatchObject({
    status: 404,
  });
  await assign(null);
  const after = await found();
  expect(after).toEqual(everywhere(false, after));
});

it('PE6 a platformer who accepts a new enquiry reads its opportunity, and changes nothing of it', async () => {
  await platformer.client.internalEnquiries.move({
    params: { id: enquiry.id },
    body: { version: enquiry.version, status: 'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS' },
  });
  const { can, moves, version } = await platformer.client.opportunities.get({ params: { id: opportunity } });
  // a comparison of banks is a PDF, which they may make of what they read
  const { compareBanks, addRentOffer, ...changes } = can;
  expect([compareBanks, addRentOffer]).toEqual([true, true]);
  expect(Object.values(changes)).not.toContain(true);
  expect(moves).toEqual([]);
  const change = platformer.client.opportunities.update({
    params: { id: opportunity },
    body: { version, changes: { note: 'Nie' } },
  });
  await expect(change).rejects.toMatchObject({ status: 403 });
});

it('PE6 a platformer links no opportunity that they may not read', async () => {
  const { version } = await assign(platformer.userId);
  const link = platformer.client.internalEnquiries.update({
    params: { id: enquiry.id },
    body: { version, changes: { customerFileId: other } },
  });
  await expect(link).rejects.toMatchObject({
    fields: [{ path: 'customerFileId', code: 'value_not_allowed' }],
  });
});

it('PE6 a platformer is mentioned in a linked opportunity, and in no other', async () => {
  await assign(platformer.userId);
  const mention = (customerFileId: string) =>
    anna.client.comments.create({
      body: { customerFileId, message: `@[Piotr Wójcik](${platformer.userId}) zerknij` },
    });
  expect((await mention(opportunity)).mentions).toMatchObject([{ id: platformer.userId }]);
  expect((await mention(other)).mentions).toEqual([]);
  const chats = await platformer.client.comments.getFollowedChats();
  expect(chats.map(({ customerFileId }) => customerFileId)).toEqual([opportunity]);
  await assign(null);
  expect(await platformer.client.comments.getFollowedChats()).toEqual([]);
});

it('PE6 opportunities without owner are in no list of unassigned ones for a platformer', async () => {
  await assign(platformer.userId);
  const unassigned = platformer.client.opportunities.list({ query: { isUnassigned: true } });
  await expect(unassigned).rejects.toMatchObject({ status: 403 });
});

it('PE6 a platformer receives events of a linked opportunity at once, and of no other, until the link is removed', async () => {
  const { token, userId } = platformer;
  const socket = io(server.url, { auth: { token }, transports: ['websocket'], forceNew: true });
  const heard: string[] = [];
  socket.on('customer-file-changed', ({ customerFileId }: ServerPayload<'customer-file-changed'>) =>
    heard.push(customerFileId),
  );
  await socket.timeout(5000).emitWithAck('init', { userId });
  /** Returns the events received since, once the last event has arrived. */
  const eventsNow = async () => {
    const last = new Promise((resolve) => socket.once('operation-changed', resolve));
    server.platform.emit('operation-changed', { operationId: opportunity }, [`user:${userId}`]);
    await last;
    return heard.splice(0);
  };
  const moveBoth = async () => {
    for (const id of [opportunity, other]) {
      const { version, status } = await anna.client.opportunities.get({ params: { id } });
      const to = status === 'lead' ? 'negotiations' : 'lead';
      await anna.client.opportunities.move({ params: { id }, body: { version, status: to } });
    }
  };
  await moveBoth();
  expect(await eventsNow()).toEqual([]);
  await assign(userId);
  expect(await eventsNow()).toEqual([opportunity]);
  await moveBoth();
  expect(await eventsNow()).toEqual([opportunity]);
  await assign(null);
  expect(await eventsNow()).toEqual([opportunity]);
  await moveBoth();
  expect(await eventsNow()).toEqual([]);
  socket.disconnect();
});
