import type { ServerPayload } from '@szansa/api-client/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { SignedIn } from '@szansa/server/testing';
import { testAgency, type TestAgency } from './test-agency.ts';

type Changed = ServerPayload<'customer-file-changed'>;

/** A colleague who looks at lists, and one who has the opportunity open. */
let agency: TestAgency;
let id: string;
let customerId: string;
let lists: { readonly socket: Socket; readonly heard: Changed[] };
let page: typeof lists;
let created: Awaited<ReturnType<typeof eventsNow>>;

async function connect({ token, userId }: SignedIn): Promise<typeof lists> {
  const socket = io(agency.server.url, { auth: { token }, transports: ['websocket'], forceNew: true });
  const heard: Changed[] = [];
  socket.on('customer-file-changed', (payload: Changed) => heard.push(payload));
  await socket.timeout(5000).emitWithAck('init', { userId });
  return { socket, heard };
}

/** Returns the events both have received since, once the last event has arrived. */
async function eventsNow() {
  const { colleague, server } = agency;
  const last = Promise.all(
    [lists, page].map(({ socket }) => new Promise((resolve) => socket.once('operation-changed', resolve))),
  );
  server.platform.emit('operation-changed', { operationId: id }, [`user:${colleague.userId}`]);
  await last;
  return { lists: lists.heard.splice(0), page: page.heard.splice(0) };
}

beforeAll(async () => {
  agency = await testAgency();
  [lists, page] = [await connect(agency.colleague), await connect(agency.colleague)];
});
beforeEach(async () => {
  const { client } = agency.worker;
  const body = { lastName: 'Żółw', emails: ['z@a.example'] };
  ({ id: customerId } = await client.customers.create({ body }));
  ({ id } = await client.opportunities.create({ body: { customerId } }));
  await page.socket.timeout(5000).emitWithAck('watch', { entity: 'opportunity', id });
  created = await eventsNow();
});
afterAll(async () => {
  lists.socket.disconnect();
  page.socket.disconnect();
  await agency.server.close();
});

test('a new opportunity is published to everyone who may read opportunities', () => {
  expect(created.lists).toEqual([{ customerFileId: id, customerId, lists: 'any' }]);
});

test('a move is published to everyone who may read opportunities, for the lists that contain it', async () => {
  const { client } = agency.worker;
  await client.opportunities.move({ params: { id }, body: { version: 1, status: 'negotiations' } });
  const expected = [{ customerFileId: id, customerId, lists: 'containing' }];
  expect(await eventsNow()).toEqual({ lists: expected, page: expected });
});

test('a change of lead source, owner or archive is published for any list', async () => {
  const { worker, admin, colleague } = agency;
  const [source] = await worker.client.leadSources.list();
  const [reason] = await worker.client.archiveReasons.list();
  const changes = { leadSourceId: source?.id ?? '' };
  await worker.client.opportunities.update({ params: { id }, body: { version: 1, changes } });
  await admin.client.opportunities.assign({
    params: { id },
    body: { version: 1, workerId: colleague.userId },
  });
  await admin.client.opportunities.archive({
    params: { id },
    body: { version: 1, archiveReasonId: reason?.id ?? '' },
  });
  const { lists: heard } = await eventsNow();
  const expected = { customerFileId: id, customerId, lists: 'any' };
  expect(heard).toEqual([expected, expected, expected]);
});

test('a change that only its own page shows is published to those who have it open', async () => {
  const changes = { note: 'Oddzwonić w piątek' };
  await agency.worker.client.opportunities.update({ params: { id }, body: { version: 1, changes } });
  expect(await eventsNow()).toEqual({ lists: [], page: [{ customerFileId: id }] });
});

test('a restored document and activity are published to those who have the opportunity open', async () => {
  const { client } = agency.worker;
  const { id: activity } = await client.activities.create({
    body: { type: 'call', title: 'Telefon', startAt: '2027-01-11T08:00:00Z', customerFileId: id },
  });
  const files = [new File(['treść'], 'umowa.txt')];
  const [document] = await client.documents.upload({ params: { id }, body: { type: 'other' }, files });
  await client.activities.remove({ params: { id: activity }, query: { version: 1 } });
  await client.documents.remove({ params: { id: document?.id ?? '' } });
  await eventsNow();
  await client.documents.restore({ params: { id: document?.id ?? '' } });
  expect(await eventsNow()).toEqual({ lists: [], page: [{ customerFileId: id }] });
  await client.activities.restore({ params: { id: activity } });
  expect(await eventsNow()).toEqual({ lists: [], page: [{ customerFileId: id }] });
});

test('an offer is published for the lists that show the value of its vehicle', async () => {
  const { client } = agency.worker;
  const body = { offerType: 'leasing' as const, vehicleValue: '120000.00' };
  await client.offers.create({ params: { id }, body });
  const { lists: heard } = await eventsNow();
  expect(heard).toEqual([{ customerFileId: id, customerId, lists: 'containing' }]);
});

test('a user who may not claim receives that an opportunity lost its owner, then no events, and later all again', async () => {
  const { admin, server, worker } = agency;
  const reports = await server.signIn('reports@test.example');
  const { socket, heard } = await connect(reports);
  const receivedByReports = async () => {
    const last = new Promise((resolve) => {
      socket.once('operation-changed', resolve);
    });
    server.platform.emit('operation-changed', { operationId: id }, [`user:${reports.userId}`]);
    await last;
    return heard.splice(0);
  };
  const params = { id };
  await admin.client.opportunities.assign({ params, body: { version: 1, workerId: null } });
  expect(await receivedByReports()).toEqual([{ customerFileId: id, lists: 'readable' }]);
  await admin.client.opportunities.move({ params, body: { version: 1, status: 'negotiations' } });
  expect(await receivedByReports()).toEqual([]);
  const { lists: receivedByColleague } = await eventsNow();
  expect(receivedByColleague).toMatchObject([{ lists: 'any' }, { lists: 'containing' }]);
  await worker.client.opportunities.claim({ params });
  expect(await receivedByReports()).toEqual([{ customerFileId: id, customerId, lists: 'any' }]);
  socket.disconnect();
});
