import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { io, type Socket } from 'socket.io-client';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { recordRoom } from './emit.ts';
import { mostWatched } from './rooms.ts';

/** What changes happens on one server; some of those who watch are connected to the other. */
let one: TestServer;
let other: TestServer;
let admin: SignedIn;
let bankId: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  one = await testServer();
  other = await testServer({ database: one.database });
  admin = await one.signIn('super@test.example');
});
beforeEach(async () => {
  bankId = uuidv7();
  // inserted without an event
  await one.db.insertInto('bank').values({ id: bankId, name: 'Bank Próbny' }).execute();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await other.close();
  await one.close();
});

interface Watcher {
  readonly socket: Socket;
  readonly person: SignedIn;
  /** Names of the events received, in order. */
  readonly heard: string[];
}

async function connect(server: TestServer, person: SignedIn): Promise<Watcher> {
  const socket = io(server.url, { auth: { token: person.token }, transports: ['websocket'], forceNew: true });
  sockets.push(socket);
  const heard: string[] = [];
  socket.onAny((event: string) => heard.push(event));
  await socket.timeout(5000).emitWithAck('init', { userId: person.userId });
  return { socket, person, heard };
}

const request = ({ socket }: Watcher, event: 'watch' | 'unwatch', payload: unknown) =>
  socket.timeout(5000).emitWithAck(event, payload) as Promise<{ ok: boolean }>;

const watchBank = (watcher: Watcher, id = bankId) => request(watcher, 'watch', { entity: 'bank', id });

/** Emits an event to those who watch the bank, through the first server. */
function emitToRoom(id = bankId): void {
  const payload = { customerFileId: id };
  one.platform.emit('customer-file-changed', payload, [recordRoom('bank', id)]);
}

/** Resolves once all events emitted so far have arrived: the last event is for this user. */
async function everythingArrived({ socket, person }: Watcher): Promise<void> {
  const last = new Promise((resolve) => {
    socket.once('operation-changed', resolve);
  });
  one.platform.emit('operation-changed', { operationId: uuidv7() }, [`user:${person.userId}`]);
  await last;
}

const ownEvents = ({ heard }: Watcher) => heard.filter((event) => event !== 'operation-changed');

describe('a record that is watched', () => {
  test('publishes its latest events to users who enter its room, on every server', async () => {
    const worker = await one.signIn('worker@test.example');
    const [first, late] = [await connect(other, worker), await connect(other, worker)];
    await watchBank(first);
    emitToRoom();
    await everythingArrived(first);
    expect(await watchBank(late)).toMatchObject({ ok: true });
    await everythingArrived(late);
    expect(ownEvents(late)).toEqual(['customer-file-changed']);
    expect(ownEvents(first)).toEqual(['customer-file-changed']);
  });

  test('is published only to those who watch it, through every server', async () => {
    const worker = await one.signIn('worker@test.example');
    const [here, there] = [await connect(one, worker), await connect(other, worker)];
    const bystander = await connect(other, worker);
    expect([await watchBank(here), await watchBank(there)]).toMatchObject([{ ok: true }, { ok: true }]);
    emitToRoom();
    for (const each of [here, there, bystander]) await everythingArrived(each);
    expect([here, there, bystander].map(ownEvents)).toEqual([
      ['customer-file-changed'],
      ['customer-file-changed'],
      [],
    ]);
  });

  test('is no longer published once it is not shown', async () => {
    const watcher = await connect(other, await one.signIn('worker@test.example'));
    await watchBank(watcher);
    expect(await request(watcher, 'unwatch', { entity: 'bank', id: bankId })).toEqual({ ok: true });
    emitToRoom();
    await everythingArrived(watcher);
    expect(ownEvents(watcher)).toEqual([]);
  });

  test('is watched again after the line was cut', async () => {
    const watcher = await connect(other, await one.signIn('worker@test.example'));
    await watchBank(watcher);
    const { socket, person } = watcher;
    const back = new Promise((resolve) => {
      socket.io.once('reconnect', resolve);
    });
    socket.io.engine.close();
    await back;
    await socket.timeout(5000).emitWithAck('init', { userId: person.userId });
    emitToRoom();
    await everythingArrived(watcher);
    expect(ownEvents(watcher)).toEqual([]);
    // first what was missed meanwhile, then what happens now
    await watchBank(watcher);
    emitToRoom();
    await everythingArrived(watcher);
    expect(ownEvents(watcher)).toEqual(['customer-file-changed', 'customer-file-changed']);
  });
});

describe('watching is refused', () => {
  test('to who may not read the record, by the rule that reading it has', async () => {
    const platformer = await connect(one, await one.signIn('platformer@test.example'));
    const worker = await one.signIn('worker@test.example');
    const { id: customerId } = await worker.client.customers.create({
      body: { lastName: 'Nowak', emails: ['n@a.example'] },
    });
    const { id } = await worker.client.opportunities.create({ body: { customerId } });
    expect(await request(platformer, 'watch', { entity: 'opportunity', id })).toEqual({ ok: false });
    expect(await request(await connect(one, worker), 'watch', { entity: 'opportunity', id })).toMatchObject({
      ok: true,
    });
  });

  test.each([
    ['of nothing', undefined],
    ['without an id', { entity: 'bank' }],
    ['of what is no id', { entity: 'bank', id: "'; drop table bank" }],
    ['of an entity nobody has', { entity: 'spaceship', id: uuidv7() }],
    ['of an entity no module lets watch', { entity: 'export', id: uuidv7() }],
    ['of a record that is not there', { entity: 'bank', id: uuidv7() }],
    ['with more than is asked', { entity: 'bank', id: uuidv7(), room: 'right:user.get' }],
  ])('%s, and the line stays', async (_, payload) => {
    const watcher = await connect(one, await one.signIn('worker@test.example'));
    expect(await request(watcher, 'watch', payload)).toEqual({ ok: false });
    expect(await watchBank(watcher)).toMatchObject({ ok: true });
  });

  test('before the socket has identified itself', async () => {
    const { token } = await one.signIn('worker@test.example');
    const socket = io(one.url, { auth: { token }, transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    expect(await socket.timeout(5000).emitWithAck('watch', { entity: 'bank', id: bankId })).toEqual({
      ok: false,
    });
  });

  test('of more records than a person can look at, until one is no longer watched', async () => {
    const watcher = await connect(one, await one.signIn('worker@test.example'));
    const ids = Array.from({ length: mostWatched }, () => uuidv7());
    await one.db
      .insertInto('bank')
      .values(ids.map((id) => ({ id, name: `Bank ${id}` })))
      .execute();
    for (const id of ids) expect(await watchBank(watcher, id)).toMatchObject({ ok: true });
    expect(await watchBank(watcher)).toEqual({ ok: false });
    expect(await watchBank(watcher, ids[0])).toMatchObject({ ok: true });
    await request(watcher, 'unwatch', { entity: 'bank', id: ids[0] });
    expect(await watchBank(watcher)).toMatchObject({ ok: true });
  });
});

describe('who loses', () => {
  /** Connects a user on each server who watches the bank. */
  async function watchers(): Promise<Watcher[]> {
    const person = await one.signIn('platformer@test.example');
    const both = [await connect(one, person), await connect(other, person)];
    for (const each of both) expect(await watchBank(each)).toMatchObject({ ok: true });
    return both;
  }

  const working = () => ({ db: one.db, afterCommit: (task: () => void) => task() });

  test('the right receives nothing that is published after it, not even at once', async () => {
    const both = await watchers();
    const params = { key: 'PLATFORMER' as const };
    await admin.client.roles.changeRights({ params, body: { revoke: ['bank.get'] } });
    emitToRoom();
    one.platform.emit('record-changed', { entity: 'bank', id: bankId }, ['right:bank.get']);
    for (const each of both) await everythingArrived(each);
    expect(both.map(ownEvents)).toEqual([['access-changed'], ['access-changed']]);

    // with the right the room comes back
    await admin.client.roles.changeRights({ params, body: { grant: ['bank.get'] } });
    emitToRoom();
    for (const each of both) await everythingArrived(each);
    const [lost, back] = [['access-changed'], ['access-changed', 'customer-file-changed']];
    expect(both.map(ownEvents)).toEqual([
      [...lost, ...back],
      [...lost, ...back],
    ]);
  });

  test('the record is notified of that, and receives no more of its events, not even at once', async () => {
    const both = await watchers();
    await one.db.deleteFrom('bank').where('id', '=', bankId).execute();
    await one.platform.sessions.refresh(working(), { entity: 'bank', id: bankId });
    emitToRoom();
    for (const each of both) await everythingArrived(each);
    expect(both.map(ownEvents)).toEqual([['record-lost'], ['record-lost']]);
  });

  test('nothing still receives the record’s events when its readers are checked again', async () => {
    const both = await watchers();
    await one.platform.sessions.refresh(working(), { entity: 'bank', id: bankId });
    emitToRoom();
    for (const each of both) await everythingArrived(each);
    expect(both.map(ownEvents)).toEqual([['customer-file-changed'], ['customer-file-changed']]);
  });

  test('a bank that is removed is lost to those who watch it', async () => {
    const both = await watchers();
    await admin.client.banks.remove({ params: { id: bankId }, query: { version: 1 } });
    for (const each of both) await everythingArrived(each);
    expect(both.map(ownEvents)).toEqual([
      ['record-lost', 'record-changed'],
      ['record-lost', 'record-changed'],
    ]);
  });

  test('the session while it requests to watch does not join the room', async () => {
    const person = await one.signIn('platformer@test.example');
    const watcher = await connect(other, person);
    const requested = watchBank(watcher);
    await one.db.deleteFrom('bank').where('id', '=', bankId).execute();
    await one.platform.sessions.refresh(working(), { entity: 'bank', id: bankId });
    emitToRoom();
    await requested;
    await everythingArrived(watcher);
    expect(ownEvents(watcher)).not.toContain('customer-file-changed');
  });
});

describe('that a user is writing', () => {
  const typing = { entity: 'comment', isNote: false } as const;

  test('is published to users who have the conversation open on any server, and only by such users', async () => {
    const worker = await one.signIn('worker@test.example');
    const { id: customerId } = await worker.client.customers.create({
      body: { lastName: 'Pisana', emails: ['pisana@przyklad.example'] },
    });
    const { id } = await worker.client.opportunities.create({ body: { customerId } });
    const writer = await connect(one, worker);
    const reader = await connect(other, admin);
    // later watchers connect to the same server, after it has published to everyone
    const nearReader = await connect(one, admin);
    const stranger = await connect(other, admin);
    for (const watcher of [writer, reader, nearReader]) {
      await request(watcher, 'watch', { entity: 'comment', id });
    }
    const notified = Promise.all(
      [reader, nearReader].map(
        ({ socket }) => new Promise((resolve) => socket.once('conversation-typing', resolve)),
      ),
    );
    stranger.socket.emit('typing', { ...typing, id });
    stranger.socket.emit('typing', { ...typing, entity: 'bank', id: bankId });
    writer.socket.emit('typing', { ...typing, id });
    const text = { ...typing, id, userId: worker.userId };
    expect(await notified).toEqual([text, text]);
    // a late watcher does not receive earlier events
    const late = await connect(one, admin);
    await request(late, 'watch', { entity: 'comment', id });
    one.platform.emit('customer-file-changed', { customerFileId: id }, [recordRoom('comment', id)]);
    await expect.poll(() => late.heard.at(-1)).toBe('customer-file-changed');
    await expect.poll(() => reader.heard.at(-1)).toBe('customer-file-changed');
    expect(late.heard).not.toContain('conversation-typing');
    expect(stranger.heard).not.toContain('conversation-typing');
  });
});
