import type { ServerPayload } from '@szansa/api-client/realtime';
import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

type Changed = ServerPayload<'record-changed'>;

let server: TestServer;
let admin: SignedIn;
let worker: SignedIn;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('admin@test.example');
  worker = await server.signIn('worker@test.example');
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => server.close());

/** Connects a user's browser: its requests, and the account events received once the last event has arrived. */
async function connect({ token, userId }: SignedIn) {
  const socket = io(server.url, { auth: { token }, transports: ['websocket'], forceNew: true });
  sockets.push(socket);
  const heard: Changed[] = [];
  socket.on('record-changed', (payload: Changed) => {
    if (payload.entity === 'user') heard.push(payload);
  });
  await socket.timeout(5000).emitWithAck('init', { userId });
  const eventsNow = async () => {
    const last = new Promise((resolve) => socket.once('operation-changed', resolve));
    server.platform.emit('operation-changed', { operationId: userId }, [`user:${userId}`]);
    await last;
    return heard.splice(0);
  };
  const watch = (id: string): Promise<unknown> =>
    socket.timeout(5000).emitWithAck('watch', { entity: 'user', id });
  return { eventsNow, watch };
}

test('changes of an account are published to those who manage accounts only', async () => {
  const [looking, bystander] = [await connect(admin), await connect(worker)];
  const body = {
    email: 'nowa@test.example',
    firstName: 'Nowa',
    lastName: 'Osoba',
    roles: ['WORKER' as const],
  };
  const { id, version } = await admin.client.users.invite({ body });
  expect(await looking.eventsNow()).toEqual([{ entity: 'user', id }]);
  const params = { id };
  await admin.client.users.update({ params, body: { version, changes: { position: 'Doradca' } } });
  await admin.client.users.changeHiddenFields({ params, body: { hide: ['customer.note'], show: [] } });
  const change = { entity: 'user', id, isChange: true };
  expect(await looking.eventsNow()).toEqual([change, change]);
  expect(await bystander.eventsNow()).toEqual([]);
});

test('an account is watched by those who may read it', async () => {
  const [looking, bystander] = [await connect(admin), await connect(worker)];
  expect(await looking.watch(worker.userId)).toMatchObject({ ok: true });
  expect(await bystander.watch(worker.userId)).toEqual({ ok: false });
});

test('signing in is no change of an account that others look at', async () => {
  const looking = await connect(admin);
  const body = { email: 'worker2@test.example', password: 'x' };
  await expect(server.client.auth.login({ body })).rejects.toEqual(refusal('wrong_credentials', 400));
  expect(await looking.eventsNow()).toEqual([]);
});
