/**
 * `node bench/live.ts`: simulates a thousand users with the board, the list and a record open, under twenty changes per
 * second. Measures the reads that the changes cause per user, the delivery time of an event to all users, and the CPU
 * time of the server. Compares them with a plain socket.io broadcast in the same run. Only figures of the same run are
 * comparable.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { ApiError, createClient, type Client } from '@szansa/api-client/client';
import {
  applicationConnection,
  ensureApplicationDatabase,
  signInCrowd,
  startTestCluster,
  type CrowdMember,
  connectionUrl,
} from '@szansa/server/testing';
import pg from 'pg';

import { freePort, startServerProcess, type ServerProcess } from '../tests/live/server-process.ts';
import { signInAt } from '../tests/sign-in.ts';
import { processorOf } from './api/processor.ts';
import type { Reads } from './live/cache.ts';
import type { CrowdFigures } from './live/crowd.ts';
import { ask, at, child, keepPace, settle, type Turns } from './live/measuring.ts';
import type { PersonSettings } from './live/person.ts';

const count = Number(process.env['LIVE_PEOPLE'] ?? 1000);
const seconds = Number(process.env['LIVE_SECONDS'] ?? 30);
const changesASecond = 20;
const opportunitiesEach = 20;
/** Number of additional users with a socket only, in a separate process: cache updates do not delay their events. */
const ears = 20;
/** Every 50th user opens the board of all users; every 21st really sends the reads that events cause. */
const [managers, senders] = [50, 21];
const password = 'Mierzymy-uczciwie-1';

/** Creates opportunities for all users. Returns one opportunity per user. */
async function seed(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    `with customers as (
      insert into customer (id, first_name, last_name, emails, added_by)
      select uuidv7(), 'Jan', 'Kowalski', array[email], id from app_user where email like '%@crowd.example'
      returning id, added_by
    )
    insert into customer_file (id, customer_id, worker_id, status, last_activity_at)
    select uuidv7(), c.id, c.added_by,
      (array['lead','first_contact','presentation_proposal','application_to_client','application',
        'conclusion_agreement','waiting_for_vehicle','registration_insurance','handing'])[1 + g.n % 9],
      now() - g.n * interval '1 hour'
    from customers c cross join generate_series(1, $1::int) g (n)`,
    [opportunitiesEach],
  );
  const { rows } = await client.query<{ worker_id: string; id: string }>(
    'select distinct on (worker_id) worker_id, id from customer_file where worker_id is not null order by worker_id, id',
  );
  return new Map(rows.map((row) => [row.worker_id, row.id]));
}

/** Moves, notes and messages, in turn; each record is changed once. */
function changeAs(client: Client): (id: string, turn: number) => Promise<unknown> {
  const kinds = [
    (id: string) =>
      client.opportunities.move({ params: { id }, body: { version: 1, status: 'negotiations' } }),
    (id: string) =>
      client.opportunities.update({ params: { id }, body: { version: 1, changes: { note: 'Oddzwonić' } } }),
    (id: string) =>
      client.comments.create({ body: { customerFileId: id, message: 'Wysłałam porównanie.' }, files: [] }),
  ];
  return (id, turn) => kinds[turn % kinds.length]?.(id) ?? Promise.reject(new RangeError('no kind'));
}

interface Measured extends CrowdFigures, Pick<Turns, 'answers'> {
  readonly cpu: number;
  /** Number of changes that an overloaded server refused. */
  readonly refused: number;
}

async function measure(
  server: ChildProcess,
  records: readonly string[],
  change: (id: string, turn: number) => Promise<unknown>,
): Promise<Measured> {
  for (const each of [crowd, listeners]) await ask(each, { kind: 'begin' });
  const before = await processorOf(server.pid);
  const turns = records.slice(0, seconds * changesASecond);
  let refused = 0;
  const { startedAt, answers } = await keepPace(turns, changesASecond, async (id, turn) => {
    try {
      await change(id, turn);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 503)) throw error;
      refused += 1;
    }
  });
  await settle();
  const cpu = ((await processorOf(server.pid)) - before) / 1000 / seconds;
  const { reads } = await ask(crowd, { kind: 'end', startedAt });
  const { deliveries } = await ask(listeners, { kind: 'end', startedAt });
  return { reads, deliveries, answers, cpu, refused };
}

function print(name: string, { answers, deliveries, cpu, refused }: Measured): void {
  const [p50, p99, answered] = [at(deliveries, 0.5), at(deliveries, 0.99), at(answers, 0.5)].map((ms) =>
    ms.toFixed(0),
  );
  console.log(
    `${name.padEnd(24)} heard after ${p50} ms (p50), ${p99} ms (p99); answered after ${answered} ms (p50); ` +
      `${refused} refused; ${deliveries.length} deliveries; ${(cpu * 100).toFixed(0)} % of a processor`,
  );
}

function printReads(name: string, reads: readonly Reads[]): void {
  const rates = reads
    .map((each) => Object.values(each).reduce((sum, one) => sum + one, 0) / seconds)
    .toSorted((one, other) => one - other);
  const [median, most] = [at(rates, 0.5), at(rates, 1)].map((rate) => rate.toFixed(2));
  console.log(`${name.padEnd(24)} ${median} reads a second in the median, ${most} at most`);
}

function settingsOf(
  members: readonly CrowdMember[],
  opened: ReadonlyMap<string, string>,
  url: string,
): PersonSettings[] {
  return members.map(({ userId, token }, index) => ({
    url,
    userId,
    token,
    recordId: opened.get(userId) ?? '',
    isManager: index % managers === 0,
    sendsReads: index % senders === 0,
  }));
}

const { cluster, remove } = await startTestCluster({ durable: true });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'szansa-live-'));
let server: ServerProcess | undefined;
const crowd = child('crowd.ts');
const listeners = child('crowd.ts');
const plain = child('plain-server.ts');
try {
  const [plainPort] = (await once(plain, 'message')) as [number];
  await ensureApplicationDatabase(cluster.address);
  const connection = applicationConnection(cluster.address);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const databaseUrl = connectionUrl(connection);
  // all users come from one address, as through a proxy
  const env = { TRUST_PROXY: '127.0.0.1' };
  server = await startServerProcess({ port, dataDir, password, databaseUrl, env });
  const members = await signInCrowd(connection, count + ears);
  const client = new pg.Client(connection);
  await client.connect();
  const opened = await seed(client);
  await client.end();
  const people = settingsOf(members, opened, url);
  console.log(`${count} people open the board, the list and a record …`);
  await ask(crowd, { kind: 'open', people: people.slice(0, count) });
  await ask(listeners, { kind: 'openEars', people: people.slice(count) });
  const auth = await signInAt(url, 'admin@szansa.example', password);
  const admin = createClient({ baseUrl: `${url}/api`, token: () => auth.tokenData.accessToken });
  console.log(`${changesASecond} changes a second for ${seconds} s …`);
  const records = people.slice(0, count).map(({ recordId }) => recordId);
  const ours = await measure(server.child, records, changeAs(admin));
  const [row] = (await admin.opportunities.list({ query: { perPage: 10 } })).items;
  await server.stop();
  server = undefined;

  const plainUrl = `http://127.0.0.1:${plainPort}`;
  const strangers = (many: number) => Array.from({ length: many }, () => ['all']);
  await ask(crowd, { kind: 'openPlain', url: plainUrl, people: strangers(count) });
  await ask(listeners, { kind: 'openPlain', url: plainUrl, people: strangers(ears) });
  const broadcast = await measure(plain, records, async (id) => {
    plain.send({ room: 'all', payload: { id, listed: row } });
  });

  printReads(
    'salespeople',
    ours.reads.filter((_, index) => !people[index]?.isManager),
  );
  printReads(
    "with everybody's board",
    ours.reads.filter((_, index) => people[index]?.isManager),
  );
  print('a change, to everybody', ours);
  print('plain socket.io', broadcast);
} finally {
  crowd.kill();
  listeners.kill();
  plain.kill();
  await server?.stop();
  await remove();
  await rm(dataDir, { recursive: true, force: true });
}
