/**
 * `node bench/talk.ts`: measures a conversation load of a thousand users: the delivery time of a message to followers,
 * the memory per connection, and the reads that messages cause, compared with a plain socket.io broadcast; the capacity
 * of one server and of two on one database; opening a long conversation; a hundred disconnections. Only figures of the
 * same run are comparable.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {
  applicationConnection,
  ensureApplicationDatabase,
  signInCrowd,
  startTestCluster,
  connectionUrl,
} from '@szansa/server/testing';
import pg from 'pg';

import { freePort, startServerProcess, type ServerProcess } from '../tests/live/server-process.ts';
import { memoryOf } from './api/processor.ts';
import { median } from './browsing.ts';
import { collectSignal } from './live/collecting.ts';
import { ask, at, child, settle } from './live/measuring.ts';
import type { Broadcast } from './live/plain-server.ts';
import { printCuts } from './talk-cuts.ts';
import { conversationsOf, seedAgency, type Follower } from './talk/agency.ts';
import { carriedBy, writersEach, type Carried, type OpenServer } from './talk/capacity.ts';
import { printOpening } from './talk/opening.ts';
import { limitProcessor } from './talk/share.ts';
import {
  arrivalLine,
  costLine,
  disconnectAll,
  loadLine,
  talk,
  writeAs,
  writersOf,
  type Stage,
  type Talked,
} from './talk/talking.ts';

const count = Number(process.env['TALK_PEOPLE'] ?? 1000);
const seconds = Number(process.env['TALK_SECONDS'] ?? 30);
const aSecond = 50;
/** The limit in milliseconds for the p95 of the delivery time of a message. */
const patience = 250;
/** One server and two are measured alternately this many times, because the load of other programs varies. */
const rounds = 3;
const password = 'Mierzymy-uczciwie-1';
/** The share of one CPU per server: two servers, their database and the simulated users fit on two CPUs. */
const share = 0.25;
const collecting = path.join(import.meta.dirname, 'live', 'collecting.ts');

/**
 * Connects all users with a socket only and prints the server's memory per connection in kilobytes, after garbage
 * collection.
 */
async function printConnections(
  name: string,
  { pid }: ChildProcess,
  stage: Stage,
  connect: () => Promise<unknown>,
): Promise<void> {
  const held = async () => {
    if (pid !== undefined) process.kill(pid, collectSignal);
    await settle();
    return memoryOf(pid);
  };
  const before = await held();
  await connect();
  const cost = (((await held()) - before) * 1000) / count;
  console.log(`${name.padEnd(24)}${cost.toFixed(0)} kB of memory a connection (goal: under 40)`);
  await disconnectAll(stage);
}

function printReads({ reads }: Talked): void {
  const calls = [...new Set(reads.flatMap((each) => Object.keys(each)))];
  for (const call of calls) {
    const each = reads.map((one) => one[call] ?? 0).toSorted((one, other) => one - other);
    const mean = each.reduce((sum, one) => sum + one, 0) / each.length;
    console.log(
      `  ${call.padEnd(24)} ${mean.toFixed(2)} times a person in ${seconds} s, ${at(each, 1)} at most`,
    );
  }
  if (calls.length === 0) console.log('  nothing is read because of messages');
}

/** Measures a thousand users on one server, and the same rooms on a plain socket.io server. */
async function printTalk(
  stage: Stage,
  { child: server, url }: OpenServer,
  plain: { readonly child: ChildProcess; readonly url: string },
  followers: readonly Follower[],
): Promise<void> {
  const writers = writersOf(followers);
  const ears = followers.slice(writers.length);
  // the result of a read determines the next one, so all users really send their reads
  const people = writers.map(({ userId, token, follows: [recordId] }) => {
    return { url, userId, token, recordId, sendsReads: true };
  });
  const alone = (all: readonly Follower[]) => all.map(({ userId, token }) => ({ url, userId, token }));
  const everybody = alone(followers);
  await printConnections('a server', server, stage, () =>
    ask(stage.crowd, { kind: 'openEars', people: everybody }),
  );
  await ask(stage.crowd, { kind: 'openTalkers', people });
  await ask(stage.crowd, { kind: 'connectTalkers' });
  await ask(stage.listeners, { kind: 'openEars', people: alone(ears) });
  const ours = await talk(
    stage,
    [server],
    { seconds, aSecond },
    writeAs(followers, () => url),
  );
  await disconnectAll(stage);

  const roomsOf = (all: readonly Follower[]) => all.map(({ follows }) => follows);
  const inRooms = roomsOf(followers);
  await printConnections('plain socket.io', plain.child, stage, () =>
    ask(stage.crowd, { kind: 'openPlain', url: plain.url, people: inRooms }),
  );
  await ask(stage.crowd, { kind: 'openPlain', url: plain.url, people: roomsOf(writers) });
  await ask(stage.listeners, { kind: 'openPlain', url: plain.url, people: roomsOf(ears) });
  const broadcast = await talk(stage, [plain.child], { seconds, aSecond }, async (id, turn) => {
    const room = writers[turn % writers.length]?.follows[0] ?? '';
    const told: Broadcast = { room, payload: { id } };
    plain.child.send(told);
  });
  await disconnectAll(stage);

  console.log(`a message               ${arrivalLine(ours)} (goal: p95 under ${patience} ms)`);
  console.log(`                        ${costLine(ours)}`);
  console.log(`                        ${loadLine(ours)}`);
  console.log(`plain socket.io         ${arrivalLine(broadcast)}`);
  console.log(`                        ${loadLine(broadcast)}`);
  printReads(ours);
}

/** Prints the capacity of one server and of two on one database, each limited to a share of a CPU where possible. */
async function printCapacity(
  stage: Stage,
  first: OpenServer,
  second: OpenServer,
  followers: readonly Follower[],
): Promise<void> {
  const limits = await Promise.all([first, second].map((server) => limitProcessor(server.child.pid, share)));
  const areLimited = limits.every((limit) => limit !== undefined);
  limited.push(...limits.filter((limit) => limit !== undefined));
  const each = areLimited ? `${share * 100} % of a processor each` : 'not limited: all share the machine';
  console.log(`one server and two on one database, ${each} …`);
  const one: Carried[] = [];
  const two: Carried[] = [];
  for (let round = 0; round < rounds; round += 1) {
    one.push(await carriedBy(stage, [first], followers));
    two.push(await carriedBy(stage, [first, second], followers));
  }
  const [ofOne, ofTwo] = [one, two].map((all) => ({
    aSecond: median(all.map(({ aSecond: rate }) => rate)),
    p95: median(all.map(({ p95 }) => p95)),
  }));
  if (!ofOne || !ofTwo) return;
  console.log(
    `${writersEach} people for each server write without a pause, median of ${rounds}: ` +
      `one carries ${ofOne.aSecond.toFixed(0)} a second (p95 ${ofOne.p95.toFixed(0)} ms), ` +
      `two ${ofTwo.aSecond.toFixed(0)} (p95 ${ofTwo.p95.toFixed(0)} ms); ` +
      `ratio ${(ofTwo.aSecond / ofOne.aSecond).toFixed(2)} (goal: 1.6)`,
  );
}

/** Callbacks that remove the CPU limits of servers that have ended. */
const limited: (() => Promise<void>)[] = [];
const { cluster, remove } = await startTestCluster({ durable: true });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'szansa-talk-'));
const servers: ServerProcess[] = [];
const [crowd, listeners, plain] = [child('crowd.ts'), child('crowd.ts'), child('plain-server.ts')];
const connection = applicationConnection(cluster.address);
const database = new pg.Client(connection);
try {
  const [plainPort] = (await once(plain, 'message')) as [number];
  await ensureApplicationDatabase(cluster.address);
  const databaseUrl = connectionUrl(connection);
  const open = async (): Promise<OpenServer> => {
    const port = await freePort();
    const started = await startServerProcess({
      port,
      dataDir,
      password,
      databaseUrl,
      preload: collecting,
      // all users come from one address, as through a proxy
      env: { TRUST_PROXY: '127.0.0.1' },
    });
    servers.push(started);
    return { child: started.child, url: `http://127.0.0.1:${port}` };
  };
  const first = await open();
  await database.connect();
  const followers = await seedAgency(database, await signInCrowd(connection, count));
  const stage = { crowd, listeners, database };
  console.log(
    `${count} people, ${aSecond} messages a second in ${conversationsOf(count)} conversations for ${seconds} s …`,
  );
  await printTalk(stage, first, { child: plain, url: `http://127.0.0.1:${plainPort}` }, followers);

  await printOpening(database, first.url, followers);
  const [, cut = ''] = followers[0]?.follows ?? [];
  await database.query('delete from comment where customer_file_id = $1', [cut]);
  await printCuts(first.url, followers, cut);
  await printCapacity(stage, first, await open(), followers);
} finally {
  crowd.kill();
  listeners.kill();
  plain.kill();
  await database.end();
  for (const server of servers) await server.stop();
  for (const giveBack of limited) await giveBack();
  await remove();
  await rm(dataDir, { recursive: true, force: true });
}
