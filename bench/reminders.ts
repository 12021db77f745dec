/**
 * `node bench/reminders.ts`: plans 10,000 activities over the API that are due within REMINDER_MINUTES, 10 instead of
 * the 60 of the goal: six times the required rate. Every other one is due at one of twelve times, as users plan for the
 * full five minutes. Prints the delay until each reminder can be read in the database, polled ten times a second; then
 * the same while the server is killed 20 times and restarted, and how many reminders were lost or duplicated. Takes
 * half an hour; with REMINDERS=200 REMINDER_MINUTES=0.25 KILLS=1 a minute.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { createClient } from '@szansa/api-client/client';
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
import { at } from './live/measuring.ts';

const count = Number(process.env['REMINDERS'] ?? 10_000);
const windowMs = Number(process.env['REMINDER_MINUTES'] ?? 10) * 60_000;
const kills = Number(process.env['KILLS'] ?? 20);
const [people, marks, plannedAtOnce] = [40, 12, 8];
/** The longest acceptable delay. */
const lateMs = 5000;
/** The permitted mean time to plan one activity, so that the first is not due before the last is planned. */
const plannedMs = 30;
/** The time limit for reminders due after the last kill: jobs of a dead process become available after 20 seconds. */
const patienceMs = 90_000;
const lookedAtMs = 100;
const password = 'Przypominamy-uczciwie-1';

interface Planned {
  readonly id: string;
  readonly due: number;
}

/** Returns when an activity is due: every other one at the same time as many others. */
function dueOf(index: number, begin: number): number {
  const share = index % 2 === 0 ? Math.floor((index / count) * marks) / marks : index / count;
  return begin + Math.round(share * windowMs);
}

/** Plans all activities over the API and returns when each is due. */
async function plan(url: string, members: readonly CrowdMember[]): Promise<Planned[]> {
  const begin = Math.ceil((Date.now() + 10_000 + count * plannedMs) / 1000) * 1000;
  const planned: Planned[] = [];
  let next = 0;
  const planning = async () => {
    for (let index = next; index < count; index = next) {
      next += 1;
      const token = members[index % members.length]?.token ?? '';
      const { activities } = createClient({ baseUrl: `${url}/api`, token: () => token });
      const due = dueOf(index, begin);
      const startAt = new Date(due).toISOString();
      const body = { type: 'call', title: `Telefon ${index}`, startAt, reminder: 0 } as const;
      const { id } = await activities.create({ body });
      planned.push({ id, due });
    }
  };
  await Promise.all(Array.from({ length: plannedAtOnce }, planning));
  if (Date.now() > begin) throw new RangeError('the first reminder was due before the last was planned');
  return planned;
}

/** Records when each reminder can first be read, and how many of it there are. */
async function watch(
  database: pg.Client,
  planned: readonly Planned[],
  last: number,
): Promise<ReadonlyMap<string, { readonly seen: number; readonly times: number }>> {
  const found = new Map<string, { seen: number; times: number }>();
  while (found.size < planned.length && Date.now() < last + patienceMs) {
    await pause(lookedAtMs);
    const { rows } = await database.query<{ key: string }>(
      `select split_part(key, '/', 2) as key from notification
       where key like 'activity/%' and delivery_time > now() - interval '15 seconds'`,
    );
    const seen = Date.now();
    for (const { key } of rows) if (!found.has(key)) found.set(key, { seen, times: 0 });
  }
  const { rows } = await database.query<{ key: string; times: number }>(
    `select split_part(key, '/', 2) as key, sum(count)::int as times from notification
     where key like 'activity/%' group by 1`,
  );
  for (const { key, times } of rows)
    found.set(key, { seen: found.get(key)?.seen ?? Number.POSITIVE_INFINITY, times });
  return found;
}

/** Kills the server repeatedly while reminders are due. */
async function killMeanwhile(first: number, restart: () => Promise<void>): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    const moment = first + ((kill + 0.5) / kills) * windowMs;
    await pause(Math.max(0, moment - Date.now()));
    await restart();
  }
}

function print(name: string, planned: readonly Planned[], found: Awaited<ReturnType<typeof watch>>): void {
  // a reminder that was never seen counts as an infinite delay
  const waits = planned
    .map(({ id, due }) => (found.get(id)?.seen ?? Number.POSITIVE_INFINITY) - due)
    .toSorted((one, other) => one - other);
  const late = waits.filter((wait) => wait > lateMs).length;
  const lost = planned.filter(({ id }) => !found.has(id)).length;
  const doubled = planned.filter(({ id }) => (found.get(id)?.times ?? 0) > 1).length;
  const seconds = (share: number) => `${(at(waits, share) / 1000).toFixed(1)} s`;
  console.log(
    `${name.padEnd(16)} ${seconds(0.5)} (p50), ${seconds(0.99)} (p99), ${seconds(1)} at most; ` +
      `${late} of ${planned.length} later than ${lateMs / 1000} s (goal: 0)`,
  );
  console.log(`${' '.repeat(16)} ${lost} lost, ${doubled} doubled (goal: 0 and 0)`);
}

const { cluster, remove } = await startTestCluster({ durable: true });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'szansa-reminders-'));
const connection = applicationConnection(cluster.address);
const database = new pg.Client(connection);
let server: ServerProcess | undefined;
try {
  await ensureApplicationDatabase(cluster.address);
  const databaseUrl = connectionUrl(connection);
  const port = await freePort();
  const start = async () => {
    server = await startServerProcess({ port, dataDir, password, databaseUrl });
  };
  await start();
  await database.connect();
  const members = await signInCrowd(connection, people);
  const url = `http://127.0.0.1:${port}`;
  console.log(
    `${count} activities due in ${windowMs / 60_000} minutes, half of them on ${marks} marks; ` +
      `${((count / windowMs) * 1000).toFixed(1)} a second (goal: 10,000 in 60 minutes, 2.8 a second)`,
  );
  for (const isKilled of [false, true]) {
    const planned = await plan(url, members);
    const first = Math.min(...planned.map(({ due }) => due));
    const last = Math.max(...planned.map(({ due }) => due));
    const killing = isKilled
      ? killMeanwhile(first, async () => {
          await server?.kill();
          await start();
        })
      : Promise.resolve();
    const [found] = await Promise.all([watch(database, planned, last), killing]);
    print(isKilled ? `${kills} kills` : 'undisturbed', planned, found);
    await database.query('delete from notification');
  }
} finally {
  await database.end();
  await server?.stop();
  await remove();
  await rm(dataDir, { recursive: true, force: true });
}
