/**
 * `node bench/attack.ts`: measures the p95 response time of a legitimate user's requests for a page of opportunities, a
 * search and a comment, without an attack and during attacks: silent, slowly sending and stalled connections without a
 * login, and with a login hostile searches and PDFs that unpack to gigabytes. Prints ratios and the number of refused
 * calls. ATTACK_ROWS sets the number of opportunities.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { createClient, type Client } from '@szansa/api-client/client';
import {
  applicationConnection,
  ensureApplicationDatabase,
  pdfBomb,
  signInCrowd,
  startTestCluster,
  connectionUrl,
} from '@szansa/server/testing';
import pg from 'pg';

import { freePort, startServerProcess, type ServerProcess } from '../tests/live/server-process.ts';
import { signInAt } from '../tests/sign-in.ts';
import { at } from './live/measuring.ts';
import { salespeople, seedRecords } from './seed.ts';

const count = Number(process.env['ATTACK_ROWS'] ?? 20_000);
const password = 'Mierzymy-uczciwie-1';
const watchedMs = 10_000;
const askedEveryMs = 50;

/** An attack that goes on until the signal aborts it. */
type Attack = (signal: AbortSignal) => Promise<void>;

/** Returns the p95 of a legitimate user's requests in milliseconds, and how many calls were refused or lost. */
async function colleague(client: Client): Promise<{ p95: number; calls: number; failed: number }> {
  const waits: number[] = [];
  let failed = 0;
  const asked = [
    () => client.opportunities.list({ query: { perPage: 25 } }),
    () => client.offers.list({ query: { search: 'skoda octavia' } }),
    () => client.customers.list({ query: { search: 'kowal' } }),
  ];
  const until = performance.now() + watchedMs;
  for (let turn = 0; performance.now() < until; turn += 1) {
    const since = performance.now();
    await asked[turn % asked.length]?.().catch(() => (failed += 1));
    waits.push(performance.now() - since);
    await pause(askedEveryMs);
  }
  const sorted = waits.toSorted((one, other) => one - other);
  return { p95: at(sorted, 0.95), calls: waits.length, failed };
}

/** Opens `many` connections and replaces each one that the server closes. */
function connections(
  port: number,
  many: number,
  act: (socket: Socket) => NodeJS.Timeout | undefined,
): Attack {
  return async (signal) => {
    const open = new Set<Socket>();
    const start = () => {
      if (signal.aborted) return;
      const socket = connect(port, '127.0.0.1');
      open.add(socket);
      const timer = act(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(timer);
        open.delete(socket);
        setTimeout(start, 100);
      });
    };
    for (let one = 0; one < many; one += 1) start();
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    for (const socket of open) socket.destroy();
  };
}

const login =
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n';

const silent = (port: number) =>
  connections(port, 200, (socket) => {
    socket.write(`${login}{`);
    return undefined;
  });

const dripping = (port: number) =>
  connections(port, 50, (socket) => {
    socket.write(login);
    return setInterval(() => socket.write(' '), 1000);
  });

/** Requests the largest script of the app thirty times and reads no response: more than the socket buffers store. */
const stalled = (port: number, script: string) =>
  connections(port, 50, (socket) => {
    socket.pause();
    socket.write(`GET ${script} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(30));
    return undefined;
  });

/** Returns the path of the first script of the page. */
async function scriptOf(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  const [, script] = /<script[^>]+src="([^"]+)"/.exec(page) ?? [];
  if (script === undefined) throw new Error('the page names no script');
  return script;
}

const letters = Array.from({ length: 100 }, (_, index) => String.fromCodePoint(97 + (index % 26))).join(' ');

/** Sends eleven searches of a hundred words each concurrently. */
const searches =
  ({ offers }: Client): Attack =>
  async (signal) => {
    const one = async () => {
      while (!signal.aborted) {
        await offers.list({ query: { search: letters } }).catch(() => undefined);
      }
    };
    await Promise.all(Array.from({ length: 11 }, one));
  };

/** Uploads three documents at a time whose first page unpacks to gigabytes. */
const bombs =
  (client: Client): Attack =>
  async (signal) => {
    const bomb = new Uint8Array(await pdfBomb());
    const { id: customerId } = await client.customers.create({
      body: { lastName: 'Bomba', emails: ['bomba@przyklad.example'] },
    });
    const { id } = await client.opportunities.create({ body: { customerId } });
    while (!signal.aborted) {
      const files = [1, 2, 3].map((number) => new File([bomb], `bomba-${number}.pdf`));
      await client.documents.upload({ params: { id }, body: { type: 'other' }, files });
      await pause(2000);
    }
  };

const { cluster, remove } = await startTestCluster({ durable: true });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'szansa-attack-'));
let server: ServerProcess | undefined;
try {
  const connection = applicationConnection(cluster.address);
  await ensureApplicationDatabase(cluster.address);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  server = await startServerProcess({ port, dataDir, password, databaseUrl: connectionUrl(connection) });
  const [person] = await signInCrowd(connection, salespeople);
  if (!person) throw new Error('nobody is signed in');
  const sql = new pg.Client(connection);
  await sql.connect();
  await seedRecords(sql, { customers: 10_000, opportunities: count, offers: count, comments: 0 });
  await sql.end();
  const clientOf = (token: string) => createClient({ baseUrl: `${url}/api`, token: () => token });
  const watching = clientOf((await signInAt(url, 'admin@szansa.example', password)).tokenData.accessToken);
  const attacker = clientOf(person.token);
  // warm-up: the first calls plan their statements
  await colleague(watching);
  const alone = await colleague(watching);
  console.log(`alone: p95 ${alone.p95.toFixed(1)} ms of ${alone.calls} calls, ${alone.failed} refused`);
  const attacks: Readonly<Record<string, Attack>> = {
    '200 silent connections': silent(port),
    '50 dripping connections': dripping(port),
    '50 stalled connections': stalled(port, await scriptOf(url)),
    '11 searches of 100 words': searches(attacker),
    'PDFs of gigabytes': bombs(attacker),
  };
  for (const [name, attack] of Object.entries(attacks)) {
    const ending = new AbortController();
    const going = attack(ending.signal);
    await pause(1000);
    const { p95, calls, failed } = await colleague(watching);
    ending.abort();
    await going;
    const ratio = (p95 / alone.p95).toFixed(1);
    console.log(`${name}: p95 ${p95.toFixed(1)} ms (${ratio} of alone) of ${calls} calls, ${failed} refused`);
    await pause(3000);
  }
} finally {
  await server?.stop();
  await remove();
  await rm(dataDir, { recursive: true, force: true });
}
