import { setImmediate } from 'node:timers/promises';

import { call, testConnection, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { openRealtime, sweepMs } from './realtime.ts';

let one: TestServer;
let other: TestServer;
const sockets: Socket[] = [];
beforeAll(async () => {
  one = await testServer();
  other = await testServer({ database: one.database });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await other.close();
  await one.close();
});

test('what is stopped while it is still connecting stops', async () => {
  const { sessions, log } = one.platform;
  const starts = Array.from({ length: 40 }, async (_, start) => {
    const realtime = openRealtime({
      connection: testConnection(one.database),
      sessions,
      log,
      publicUrl: null,
      roomsOf: () => [],
      mayRead: async () => false,
    });
    // each is cut at another moment of connecting
    for (let turn = 0; turn < start; turn += 1) await setImmediate();
    return realtime.close();
  });
  await expect(Promise.all(starts)).resolves.toHaveLength(40);
});

function open(server: TestServer, token: string, headers: Record<string, string> = {}): Socket {
  const socket = io(server.url, {
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
  });
  sockets.push(socket);
  return socket;
}

const happened = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => {
    socket.once(event, (payload: unknown) => resolve(payload));
  });

const introduce = (socket: Socket, userId: string, readingForMs = 0) =>
  socket.timeout(3000).emitWithAck('init', { userId, readingForMs }) as Promise<object>;

async function connect(server: TestServer, person: SignedIn): Promise<Socket> {
  const socket = open(server, person.token);
  await happened(socket, 'connect');
  expect(await introduce(socket, person.userId)).toEqual({ ok: true, isBehind: false });
  return socket;
}

test('without a live session, or from another site, there is no connection', async () => {
  expect(await happened(open(one, 'x'), 'connect_error')).toMatchObject({ message: 'session_expired' });
  const { token } = await one.signIn('worker@test.example');
  const foreign = open(one, token, { origin: 'https://evil.example' });
  expect(await happened(foreign, 'connect_error')).toBeInstanceOf(Error);
  const own = open(one, token, { origin: one.url });
  await happened(own, 'connect');
});

test('a client that claims to be another person is disconnected', async () => {
  const [worker, admin] = [await one.signIn('worker@test.example'), await one.signIn('admin@test.example')];
  const socket = open(one, worker.token);
  await happened(socket, 'connect');
  const gone = happened(socket, 'disconnect');
  socket.emit('init', { userId: admin.userId });
  expect(await gone).toBe('io server disconnect');
});

test('an event reaches its recipients, once each, through every server, and no socket before it has identified itself', async () => {
  const [worker, admin] = [await one.signIn('worker@test.example'), await one.signIn('admin@test.example')];
  const [here, there, wrong] = [
    await connect(one, worker),
    await connect(other, worker),
    await connect(one, admin),
  ];
  const silent = open(one, worker.token);
  await happened(silent, 'connect');
  const received = {
    here: vi.fn<(payload: unknown) => void>(),
    there: vi.fn<(payload: unknown) => void>(),
    wrong: vi.fn<(payload: unknown) => void>(),
    silent: vi.fn<(payload: unknown) => void>(),
  };
  here.on('record-changed', received.here);
  there.on('record-changed', received.there);
  wrong.on('record-changed', received.wrong);
  silent.on('record-changed', received.silent);
  const customerId = uuidv7();
  one.platform.emit('record-changed', { entity: 'customer', id: customerId }, [`user:${worker.userId}`]);
  await vi.waitFor(() => expect(received.there).toHaveBeenCalledOnce(), { timeout: 30_000 });
  const last = Promise.all([here, there, wrong].map((socket) => happened(socket, 'customer-file-changed')));
  one.platform.emit('customer-file-changed', { customerFileId: customerId }, [
    'right:customer.get',
    `user:${worker.userId}`,
  ]);
  await last;
  expect(received.here.mock.calls).toEqual([[{ entity: 'customer', id: customerId }]]);
  expect(received.there.mock.calls).toEqual([[{ entity: 'customer', id: customerId }]]);
  expect(received.wrong).not.toHaveBeenCalled();
  expect(received.silent).not.toHaveBeenCalled();
});

test('events between reading and subscribing are emitted to the new subscriber, of their rooms alone', async () => {
  const person = await one.signIn('worker@test.example');
  // a server that has just started does not know earlier events
  await vi.waitFor(
    async () =>
      expect(await introduce(open(one, person.token), person.userId, 1)).toEqual({
        ok: true,
        isBehind: false,
      }),
    { timeout: 10_000 },
  );
  const [early, following, foreign] = [uuidv7(), uuidv7(), uuidv7()];
  const listening = await connect(one, person);
  const notified = (id: string, ...rooms: Parameters<typeof one.platform.emit>[2]) =>
    one.platform.emit('record-changed', { entity: 'customer', id }, rooms);
  const lastReceived = new Promise<void>((resolve) => {
    listening.on('record-changed', ({ id }: { id: string }) => (id === following ? resolve() : undefined));
  });
  const readingSince = Date.now();
  notified(early, 'right:customer.get');
  notified(foreign, 'right:report.get');
  notified(following, `user:${person.userId}`, 'right:customer.get');
  await lastReceived;

  const socket = open(one, person.token);
  const received: unknown[] = [];
  // recent changes of earlier tests are published as well
  const among = [early, following, foreign];
  socket.on('record-changed', ({ id }: { id: string }) => among.includes(id) && received.push(id));
  await happened(socket, 'connect');
  const readingForMs = Date.now() - readingSince;
  expect(await introduce(socket, person.userId, readingForMs)).toEqual({ ok: true, isBehind: false });
  expect(received).toEqual([early, following]);
  // data fetched before them, reported over a slow connection
  const slow = open(one, person.token);
  const receivedSlowly: unknown[] = [];
  slow.on('record-changed', ({ id }: { id: string }) => among.includes(id) && receivedSlowly.push(id));
  await happened(slow, 'connect');
  expect(await introduce(slow, person.userId, 1)).toEqual({ ok: true, isBehind: false });
  expect(receivedSlowly).toEqual([early, following]);
  expect(await introduce(open(one, person.token), person.userId, 3_600_000)).toEqual({
    ok: true,
    isBehind: true,
  });
});

test('a client that reads with rights changed before it subscribes is notified to fetch its session again', async () => {
  const [person, bystander] = [
    await one.signIn('worker2@test.example'),
    await one.signIn('worker@test.example'),
  ];
  const readingSince = Date.now();
  await one.platform.sessions.refresh(
    { db: one.db, afterCommit: (task) => task() },
    { userId: person.userId },
  );
  const introduced = async ({ token, userId }: SignedIn) => {
    const socket = open(one, token);
    const received = vi.fn<(payload: unknown) => void>();
    socket.on('access-changed', received);
    await happened(socket, 'connect');
    await introduce(socket, userId, Date.now() - readingSince);
    return received.mock.calls;
  };
  await one.platform.sessions.caughtUp();
  expect(await introduced(person)).toEqual([[{ withinMs: 0 }]]);
  expect(await introduced(bystander)).toEqual([]);
});

test('signing out closes the sockets of the session on every server, and no others', async () => {
  const [offboarding, staying] = [
    await one.signIn('worker@test.example'),
    await one.signIn('worker@test.example'),
  ];
  const [socket, stored] = [await connect(other, offboarding), await connect(other, staying)];
  const gone = happened(socket, 'disconnect');
  await call(one, 'POST', '/auth/logout', { token: offboarding.token });
  await gone;
  expect(stored.connected).toBe(true);
});

test('a session that ended without an event is noticed, by a check that runs more often than every 5 seconds', async () => {
  const person = await one.signIn('worker2@test.example');
  const socket = await connect(one, person);
  const gone = happened(socket, 'disconnect');
  await one.db
    .updateTable('session')
    .set({ expiresAt: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', person.sessionId)
    .execute();
  await gone;
  expect(sweepMs).toBeLessThan(5000);
});

test('rooms follow rights', async () => {
  const person = await one.signIn('platformer@test.example');
  const socket = await connect(one, person);
  const changed = happened(socket, 'access-changed');
  await one.db.deleteFrom('userRole').where('userId', '=', person.userId).execute();
  await one.platform.sessions.refresh(
    { db: one.db, afterCommit: (task) => task() },
    { userId: person.userId },
  );
  await changed;
  const received = vi.fn<(payload: unknown) => void>();
  socket.on('record-changed', received);
  one.platform.emit('record-changed', { entity: 'customer', id: uuidv7() }, ['right:customer.get']);
  const own = happened(socket, 'customer-file-changed');
  one.platform.emit('customer-file-changed', { customerFileId: uuidv7() }, [`user:${person.userId}`]);
  await own;
  expect(received).not.toHaveBeenCalled();
});

test('a change of a role makes its members refetch, a few at once, and gives them time to do so', async () => {
  const person = await one.signIn('reports@test.example');
  const bystander = await connect(one, await one.signIn('worker@test.example'));
  const concerned = await Promise.all(Array.from({ length: 30 }, () => connect(one, person)));
  let requested = 0;
  let most = 0;
  const resolve = one.platform.sessions.resolve.bind(one.platform.sessions);
  const spy = vi.spyOn(one.platform.sessions, 'resolve').mockImplementation(async (token) => {
    requested += 1;
    most = Math.max(most, requested);
    try {
      return await resolve(token);
    } finally {
      requested -= 1;
    }
  });
  const received = vi.fn<(payload: unknown) => void>();
  bystander.on('access-changed', received);
  const notified = concerned.map((socket) => happened(socket, 'access-changed'));
  const { client } = await one.signIn('admin@test.example');
  await client.roles.changeRights({ params: { key: 'ADMIN_REPORTS' }, body: { revoke: ['vehicle.get'] } });
  expect(await Promise.all(notified)).toEqual(concerned.map(() => ({ withinMs: 600 })));
  // requests of the admin are authenticated as well
  expect(most).toBeLessThanOrEqual(5);
  expect(received).not.toHaveBeenCalled();
  spy.mockRestore();
});

test('events of one turn go to other servers in one notification, not each after the other', async () => {
  const ids = Array.from({ length: 20 }, () => uuidv7());
  const notifications: string[] = [];
  const listener = new pg.Client(testConnection(one.database));
  listener.on('notification', ({ payload = '' }) => {
    if (ids.some((id) => payload.includes(id))) notifications.push(payload);
  });
  await listener.connect();
  await listener.query('listen "socket.io#/"');
  for (const id of ids)
    one.platform.emit('record-changed', { entity: 'customer', id }, ['right:customer.get']);
  await vi.waitFor(() => expect(notifications.at(-1)).toContain(ids.at(-1)), { timeout: 30_000 });
  await listener.end();
  expect(notifications).toHaveLength(1);
});

test('after the database cut every line, events pass between servers again', async () => {
  const person = await one.signIn('admin@test.example');
  const socket = await connect(other, person);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`.execute(one.db);
  const received = vi.fn<(payload: unknown) => void>();
  socket.on('record-changed', received);
  await vi.waitFor(
    () => {
      one.platform.emit('record-changed', { entity: 'customer', id: person.userId }, [
        `user:${person.userId}`,
      ]);
      expect(received).toHaveBeenCalled();
    },
    { timeout: 30_000, interval: 200 },
  );
});
