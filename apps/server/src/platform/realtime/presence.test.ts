import {
  signInCrowd,
  testConnection,
  testServer,
  type CrowdMember,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import type { RoleKey } from '@szansa/domain/access';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

/** What happens on one server is seen by those who are connected to the other. */
let one: TestServer;
let other: TestServer;
let admin: SignedIn;
let worker: SignedIn;
let second: SignedIn;
let id: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  one = await testServer();
  other = await testServer({ database: one.database });
  admin = await one.signIn('super@test.example');
  worker = await one.signIn('worker@test.example');
  second = await one.signIn('worker2@test.example');
});
beforeEach(async () => {
  const { id: customerId } = await worker.client.customers.create({
    body: { lastName: 'Wspólna', emails: ['wspolna@przyklad.example'] },
  });
  ({ id } = await worker.client.opportunities.create({ body: { customerId } }));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await other.close();
  await one.close();
});

interface Notified {
  readonly entity: string;
  readonly id: string;
  readonly people: readonly { readonly id: string; readonly lastName: string }[];
}

interface Browser {
  readonly socket: Socket;
  /** Surnames of those who have the record open, for each event. */
  readonly notified: string[][];
  readonly online: { online: string[]; offline: string[] }[];
}

async function connect(server: TestServer, { token, userId }: CrowdMember): Promise<Browser> {
  const socket = io(server.url, { auth: { token }, transports: ['websocket'], forceNew: true });
  sockets.push(socket);
  const browser: Browser = { socket, notified: [], online: [] };
  socket.on('record-presence', (payload: Notified) => {
    if (payload.id === id) browser.notified.push(payload.people.map(({ lastName }) => lastName).toSorted());
  });
  socket.on('people-online', (payload: { online: string[]; offline: string[] }) => {
    browser.online.push(payload);
  });
  await socket.timeout(5000).emitWithAck('init', { userId });
  return browser;
}

const watch = ({ socket }: Browser, entity = 'opportunity') =>
  socket.timeout(5000).emitWithAck('watch', { entity, id }) as Promise<{ ok: boolean }>;

/** Opens the record as a user. */
async function open(server: TestServer, person: CrowdMember): Promise<Browser> {
  const browser = await connect(server, person);
  expect(await watch(browser)).toMatchObject({ ok: true });
  return browser;
}

const patience = { timeout: 20_000, interval: 50 };
const last = ({ notified }: Browser) => notified.at(-1);

describe('who has a record open', () => {
  test('is published to the others who have, on every server, when they come and when they have gone', async () => {
    const zofia = await open(one, admin);
    await expect.poll(() => last(zofia), patience).toEqual(['Sęk']);
    const wanda = await open(other, worker);
    await expect.poll(() => last(zofia), patience).toEqual(['Sęk', 'Łoś'].toSorted());
    await expect.poll(() => last(wanda), patience).toEqual(['Sęk', 'Łoś'].toSorted());
    wanda.socket.disconnect();
    await expect.poll(() => last(zofia), patience).toEqual(['Sęk']);
    expect(zofia.notified).toHaveLength(3);
  });

  test('counts once, whatever number of windows they have, and is not away while they load the page again', async () => {
    const zofia = await open(one, admin);
    const windows = [await open(other, worker), await open(one, worker), await open(other, worker)];
    await expect.poll(() => last(zofia), patience).toEqual(['Sęk', 'Łoś'].toSorted());
    for (const { socket } of windows) socket.disconnect();
    const again = await open(other, worker);
    await expect.poll(() => last(again), patience).toEqual(['Sęk', 'Łoś'].toSorted());
    // another user comes and goes, and by then an absent user would be removed
    const wiktor = await open(one, second);
    await expect.poll(() => last(zofia), patience).toHaveLength(3);
    wiktor.socket.emit('unwatch', { entity: 'opportunity', id });
    await expect.poll(() => last(zofia), patience).toHaveLength(2);
    const since = zofia.notified.findIndex((people) => people.includes('Łoś'));
    expect(zofia.notified.slice(since).every((people) => people.includes('Łoś'))).toBe(true);
  });

  test('is not published to users who may not read it, nor are they shown', async () => {
    const zofia = await open(one, admin);
    const platformer = await connect(other, await one.signIn('platformer@test.example'));
    expect(await watch(platformer)).toEqual({ ok: false });
    await open(other, worker);
    await expect.poll(() => last(zofia), patience).toEqual(['Sęk', 'Łoś'].toSorted());
    expect(platformer.notified).toEqual([]);
    expect(zofia.notified.flat()).not.toContain('Wójcik');
  });

  test('is published only for records, not for conversations that are open elsewhere', async () => {
    const zofia = await open(one, admin);
    const wiktor = await connect(other, second);
    expect(await watch(wiktor, 'comment')).toMatchObject({ ok: true });
    const wanda = await open(other, worker);
    await expect.poll(() => last(zofia), patience).toEqual(['Sęk', 'Łoś'].toSorted());
    wanda.socket.disconnect();
    await expect.poll(() => last(zofia), patience).toEqual(['Sęk']);
    expect(wiktor.notified).toEqual([]);
  });

  test('is not seen any more at once when they may not read it, before those who left by themselves', async () => {
    const zofia = await open(one, admin);
    const wiktor = await open(other, second);
    const reports = await open(other, await one.signIn('reports@test.example'));
    await expect.poll(() => last(zofia), patience).toHaveLength(3);
    reports.socket.disconnect();
    const give = async (role: RoleKey) => {
      const params = { id: second.userId };
      const { version } = await admin.client.users.get({ params });
      await admin.client.users.update({ params, body: { version, changes: { roles: [role] } } });
    };
    await give('PLATFORMER');
    await expect.poll(() => last(zofia), patience).toEqual(['Sęk']);
    expect(zofia.notified.slice(-2)).toEqual([['Sęk', 'Ćwik'].toSorted(), ['Sęk']]);
    expect(last(wiktor)).toHaveLength(3);
    await give('WORKER');
    await expect.poll(() => last(zofia), patience).toEqual(['Sęk', 'Żak'].toSorted());
    await expect.poll(() => last(wiktor), patience).toEqual(['Sęk', 'Żak'].toSorted());
  });

  test('is called as they are called now', async () => {
    const zofia = await open(one, admin);
    await open(other, second);
    await expect.poll(() => last(zofia), patience).toEqual(['Sęk', 'Żak'].toSorted());
    const { version } = await second.client.profile.get();
    const rename = (lastName: string, at: number) =>
      second.client.profile.update({ body: { version: at, changes: { lastName } } });
    const renamed = await rename('Żak-Nowa', version);
    await expect.poll(() => last(zofia), patience).toEqual(['Sęk', 'Żak-Nowa'].toSorted());
    await rename('Żak', renamed.version);
  });
});

describe('who is online', () => {
  /** Users who have not been connected before. */
  let crowd: CrowdMember[];
  beforeAll(async () => {
    crowd = await signInCrowd(testConnection(one.database), 62);
  });

  const lookFor = ({ socket }: Browser, userIds: readonly unknown[]) =>
    socket.timeout(5000).emitWithAck('look-for', { userIds }) as Promise<object>;

  test('is returned, and published when it changes, only to those who look for them', async () => {
    const [numberOne, numberTwo] = crowd;
    if (!numberOne || !numberTwo) throw new Error('there is no crowd');
    const zofia = await connect(one, admin);
    const bystander = await connect(one, admin);
    const requested = [numberOne.userId, numberTwo.userId, admin.userId];
    expect(await lookFor(zofia, requested)).toEqual({ ok: true, online: [admin.userId] });
    const here = await connect(other, numberOne);
    await expect.poll(() => zofia.online, patience).toEqual([{ online: [numberOne.userId], offline: [] }]);
    here.socket.disconnect();
    await expect
      .poll(() => zofia.online.at(-1), patience)
      .toEqual({ online: [], offline: [numberOne.userId] });
    expect(zofia.online).toHaveLength(2);
    await lookFor(zofia, []);
    const late = await connect(other, numberTwo);
    const requesting = await connect(one, admin);
    await expect
      .poll(() => lookFor(requesting, [numberTwo.userId]), patience)
      .toEqual({ ok: true, online: [numberTwo.userId] });
    // no user is watched any more, or ever was
    expect(zofia.online).toHaveLength(2);
    expect([bystander.online, late.online]).toEqual([[], []]);
  });

  test('of a crowd that comes at once is published in few events, each person once', async () => {
    const members = crowd.slice(2);
    const ids = members.map(({ userId }) => userId);
    const zofia = await connect(one, admin);
    expect(await lookFor(zofia, ids)).toEqual({ ok: true, online: [] });
    await Promise.all(members.map((member, index) => connect(index % 2 === 0 ? one : other, member)));
    const notified = () => zofia.online.flatMap(({ online }) => online);
    await expect.poll(() => notified().length, patience).toBe(ids.length);
    expect(notified().toSorted()).toEqual(ids.toSorted());
    // published at most once a second: far fewer events than there are people
    expect(zofia.online.length).toBeLessThan(ids.length / 2);
  });

  test.each([
    ['of nobody that is named', {}],
    ['of what is no person', ['nikt']],
    [
      'of more than a browser shows',
      Array.from({ length: 101 }, () => '0199a0b0-0000-7000-8000-000000000001'),
    ],
  ])('is not answered %s', async (_, userIds) => {
    const zofia = await connect(one, admin);
    expect(await zofia.socket.timeout(5000).emitWithAck('look-for', { userIds })).toEqual({ ok: false });
  });
});
