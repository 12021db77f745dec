import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { io, type Socket } from 'socket.io-client';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

/** Administrators work on one process, whom it concerns is connected to another. */
let here: TestServer;
let there: TestServer;
let admin: SignedIn;
const sockets: Socket[] = [];
beforeAll(async () => {
  here = await testServer();
  there = await testServer({ database: here.database });
  admin = await here.signIn('super@test.example');
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const happened = (socket: Socket, event: string) =>
  new Promise<void>((resolve) => {
    socket.once(event, () => resolve());
  });

async function connect({ token, userId }: SignedIn): Promise<Socket> {
  const socket = io(there.url, { auth: { token }, transports: ['websocket'], forceNew: true });
  sockets.push(socket);
  await happened(socket, 'connect');
  expect(await socket.timeout(3000).emitWithAck('init', { userId })).toMatchObject({ ok: true });
  return socket;
}

test('a removed right is gone once its event is published, and with it the room it opened', async () => {
  const person = await there.signIn('platformer@test.example');
  const socket = await connect(person);
  await person.client.customers.list();
  const notified = happened(socket, 'access-changed');
  const params = { key: 'PLATFORMER' as const };
  await admin.client.roles.changeRights({ params, body: { revoke: ['customer.get'] } });
  await notified;
  await expect(person.client.customers.list()).rejects.toEqual(refusal('access_denied', 403));

  const received = vi.fn<() => void>();
  socket.on('record-changed', received);
  const last = happened(socket, 'customer-file-changed');
  here.platform.emit('record-changed', { entity: 'customer', id: uuidv7() }, ['right:customer.get']);
  here.platform.emit('customer-file-changed', { customerFileId: uuidv7() }, [`user:${person.userId}`]);
  await last;
  expect(received).not.toHaveBeenCalled();

  const again = happened(socket, 'access-changed');
  await admin.client.roles.changeRights({ params, body: { grant: ['customer.get'] } });
  await again;
  const back = happened(socket, 'record-changed');
  here.platform.emit('record-changed', { entity: 'customer', id: uuidv7() }, ['right:customer.get']);
  await back;
});

test('a removed role, a hidden field and changed label overrides of the agency are published as well', async () => {
  const person = await there.signIn('worker2@test.example');
  const socket = await connect(person);
  const params = { id: person.userId };
  const changes = [
    () => admin.client.users.changeHiddenFields({ params, body: { hide: ['customer.note'] } }),
    () =>
      admin.client.roles.changeHiddenColumns({
        params: { key: 'WORKER' },
        body: { hide: ['customers.city'] },
      }),
    () => admin.client.agency.update({ body: { version: 1, changes: { name: 'Inna nazwa' } } }),
    () => admin.client.users.update({ params, body: { version: 1, changes: { roles: ['PLATFORMER'] } } }),
  ];
  for (const change of changes) {
    const notified = happened(socket, 'access-changed');
    await change();
    await notified;
  }
  const session = await person.client.auth.session();
  expect(session).toMatchObject({
    user: { roles: [{ key: 'PLATFORMER' }] },
    userExcludedFields: expect.arrayContaining([
      { category: 'customer', items: expect.arrayContaining([{ name: 'customer.note' }]) },
    ]),
    agency: { name: 'Inna nazwa' },
  });
});

test('a deactivated person is disconnected and signed out', async () => {
  const person = await there.signIn('reports@test.example');
  const [socket, bystander] = [
    await connect(person),
    await connect(await there.signIn('worker@test.example')),
  ];
  const gone = happened(socket, 'disconnect');
  await admin.client.users.deactivate({
    params: { id: person.userId },
    body: { version: 1, successorId: null },
  });
  await gone;
  await expect(person.client.auth.session()).rejects.toEqual(refusal('session_expired', 401));
  expect(bystander.connected).toBe(true);
});

test('a session that an administrator ends closes its own sockets, and no others', async () => {
  const [ending, staying] = [
    await there.signIn('worker@test.example'),
    await there.signIn('worker@test.example'),
  ];
  const [socket, stored] = [await connect(ending), await connect(staying)];
  const gone = happened(socket, 'disconnect');
  const params = { id: ending.userId, sessionId: ending.sessionId };
  await admin.client.users.endSession({ params });
  await gone;
  expect(stored.connected).toBe(true);
  const allGone = happened(stored, 'disconnect');
  await admin.client.users.endSessions({ params: { id: ending.userId } });
  await allGone;
});
