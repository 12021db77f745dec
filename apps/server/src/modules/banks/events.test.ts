import type { ServerPayload } from '@szansa/api-client/realtime';
import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { png } from '../agency/test-images.ts';

type Changed = ServerPayload<'record-changed'>;

let server: TestServer;
let worker: SignedIn;
let reader: SignedIn;
let socket: Socket;
let heard: Changed[];
let id: string;

/** Returns the events a reader of banks has received since, once the last event has arrived. */
async function eventsNow(): Promise<Changed[]> {
  const last = new Promise((resolve) => socket.once('operation-changed', resolve));
  server.platform.emit('operation-changed', { operationId: id }, [`user:${reader.userId}`]);
  await last;
  return heard.splice(0);
}

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  reader = await server.signIn('platformer@test.example');
  socket = io(server.url, { auth: { token: reader.token }, transports: ['websocket'], forceNew: true });
  heard = [];
  socket.on('record-changed', (payload: Changed) => heard.push(payload));
  await socket.timeout(5000).emitWithAck('init', { userId: reader.userId });
});
beforeEach(async () => {
  ({ id } = await worker.client.banks.create({ body: { name: 'Głośny' } }));
  await eventsNow();
});
afterAll(async () => {
  socket.disconnect();
  await server.close();
});

test('adding and removing a logo are published as changes of the bank; removing a missing one is not', async () => {
  const params = { id };
  const query = { version: 1 };
  await worker.client.banks.saveLogo({ params, query, files: [new File([png(8, 8)], 'logo.png')] });
  expect(await eventsNow()).toEqual([{ entity: 'bank', id, isChange: true }]);
  await worker.client.banks.removeLogo({ params, query: { version: 2 } });
  expect(await eventsNow()).toEqual([{ entity: 'bank', id, isChange: true }]);
  await worker.client.banks.removeLogo({ params, query: { version: 2 } });
  expect(await eventsNow()).toEqual([]);
});

test('templates added, renamed and removed are published as changes of their bank', async () => {
  const files = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')];
  const [template] = await worker.client.documentTemplates.upload({ params: { id }, files });
  expect(await eventsNow()).toEqual([{ entity: 'bank', id, isChange: true }]);
  const params = { id: template?.id ?? '' };
  await worker.client.documentTemplates.update({ params, body: { version: 1, changes: { name: 'Inny' } } });
  expect(await eventsNow()).toEqual([{ entity: 'bank', id, isChange: true }]);
  await worker.client.documentTemplates.remove({ params, query: { version: 2 } });
  expect(await eventsNow()).toEqual([{ entity: 'bank', id, isChange: true }]);
});

test('a new bank and a removed one are not published as changes: lists that did not show them are refetched', async () => {
  const made = await worker.client.banks.create({ body: { name: 'Nowy' } });
  expect(await eventsNow()).toEqual([{ entity: 'bank', id: made.id }]);
  const params = { id: made.id };
  await worker.client.banks.update({ params, body: { version: 1, changes: { name: 'Nowszy' } } });
  expect(await eventsNow()).toEqual([{ entity: 'bank', id: made.id, isChange: true }]);
  await worker.client.banks.remove({ params, query: { version: 2 } });
  expect(await eventsNow()).toEqual([{ entity: 'bank', id: made.id }]);
});
