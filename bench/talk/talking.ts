import type { ChildProcess } from 'node:child_process';
import os from 'node:os';

import { ApiError, createClient, type Client } from '@szansa/api-client/client';
import type pg from 'pg';

import { processorOf, processorOfDatabase } from '../api/processor.ts';
import type { Reads } from '../live/cache.ts';
import { ask, at, keepBusy, keepPace, settle } from '../live/measuring.ts';
import { conversationsOf, listenersEach, type Follower } from './agency.ts';

/** The processes and the database of a measurement; they share the CPUs. */
export interface Stage {
  /** Simulates the users who write. */
  readonly crowd: ChildProcess;
  /** Contains the sockets at which the delivery time of messages is measured. */
  readonly listeners: ChildProcess;
  /** The benchmark's own database connection. */
  readonly database: pg.Client;
}

/** The result of one measured run. */
export interface Talked {
  readonly answers: readonly number[];
  /** Milliseconds until each listening follower received each message, sorted; without refused messages. */
  readonly deliveries: readonly number[];
  /** Number of messages that an overloaded server refused. */
  readonly refused: number;
  readonly reads: readonly Reads[];
  /** The duration of the run, and the CPU time that each process used meanwhile; in seconds. */
  readonly took: number;
  readonly spent: Readonly<Record<string, number>>;
}

/** Returns the users who write: all blocks except the last one, which only receives. */
export function writersOf(followers: readonly Follower[]): Follower[] {
  return followers.slice(0, -conversationsOf(followers.length));
}

/** Returns a function that writes as one user after another, each in the conversation that the user has open. */
export function writeAs(followers: readonly Follower[], urlOf: (index: number) => string) {
  const writers = writersOf(followers);
  const clients = new Map<number, Client>();
  const clientOf = (index: number) => {
    const token = writers[index]?.token ?? '';
    const client = clients.get(index) ?? createClient({ baseUrl: `${urlOf(index)}/api`, token: () => token });
    clients.set(index, client);
    return client;
  };
  return (clientId: string, turn: number): Promise<unknown> => {
    const index = turn % writers.length;
    const customerFileId = writers[index]?.follows[0] ?? '';
    const body = { customerFileId, message: 'Dzień dobry, klient pyta o termin odbioru.', clientId };
    return clientOf(index).comments.create({ body }, { idempotencyKey: clientId });
  };
}

/** Returns the idle time of all CPUs of the machine, in seconds. */
const idleSeconds = () => os.cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000;

/** Returns the CPU time that each process has used so far, in seconds. */
async function spentBy(
  { crowd, listeners, database }: Stage,
  servers: readonly ChildProcess[],
): Promise<Record<string, number>> {
  const of = async (processes: readonly { readonly pid?: number | undefined }[]) => {
    const each = await Promise.all(processes.map(({ pid }) => processorOf(pid)));
    return each.reduce((sum, one) => sum + one, 0) / 1000;
  };
  return {
    server: await of(servers),
    database: (await processorOfDatabase(database)) / 1000,
    'the people and the bench': await of([crowd, listeners, process]),
    nobody: idleSeconds(),
  };
}

/** The load: a fixed rate per second regardless of the response times, or a fixed concurrency without a pause. */
export type Pace = { readonly seconds: number } & (
  | { readonly aSecond: number; readonly atOnce?: undefined }
  | { readonly atOnce: number }
);

/** Runs `act` under the given load for some seconds and measures it; the users stay connected. */
export async function talk(
  stage: Stage,
  servers: readonly ChildProcess[],
  pace: Pace,
  act: (clientId: string, turn: number) => Promise<unknown>,
): Promise<Talked> {
  for (const each of [stage.crowd, stage.listeners]) await ask(each, { kind: 'begin' });
  const since = performance.now();
  const before = await spentBy(stage, servers);
  let refused = 0;
  const take = async (key: string, turn: number) => {
    try {
      await act(key, turn);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 503)) throw error;
      refused += 1;
    }
  };
  const { startedAt, answers } = await (pace.atOnce === undefined
    ? keepPace(
        Array.from({ length: Math.round(pace.seconds * pace.aSecond) }, () => crypto.randomUUID()),
        pace.aSecond,
        take,
      )
    : keepBusy(pace.atOnce, pace.seconds, take));
  const after = await spentBy(stage, servers);
  const took = (performance.now() - since) / 1000;
  await settle();
  const { reads } = await ask(stage.crowd, { kind: 'hear', startedAt });
  const { deliveries } = await ask(stage.listeners, { kind: 'hear', startedAt });
  const spent = Object.fromEntries(
    Object.entries(after).map(([who, until]) => [who, until - (before[who] ?? 0)]),
  );
  const never = Array.from({ length: refused * listenersEach }, () => Infinity);
  return { answers, deliveries: [...deliveries, ...never], refused, reads, took, spent };
}

export async function disconnectAll({ crowd, listeners }: Stage): Promise<void> {
  for (const each of [crowd, listeners]) await ask(each, { kind: 'end', startedAt: {} });
}

export function arrivalLine({ deliveries, answers, refused }: Talked): string {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => at(deliveries, share).toFixed(0));
  return (
    `heard after ${p50} ms (p50), ${p95} ms (p95), ${p99} ms (p99) in ${deliveries.length} arrivals; ` +
    `answered after ${at(answers, 0.5).toFixed(0)} ms (p50), ${refused} refused`
  );
}

/** Formats the CPU time of a message with all its effects, which does not depend on other programs. */
export function costLine({ spent, answers, refused }: Talked): string {
  const taken = answers.length - refused;
  const [server, database] = ['server', 'database'].map((who) =>
    (((spent[who] ?? 0) / taken) * 1000).toFixed(1),
  );
  return `a message taken costs the server ${server} ms and the database ${database} ms of a processor`;
}

/** Formats the CPU use of the benchmark and of other programs, and the number of processes queued for a CPU. */
export function loadLine({ spent, took }: Talked): string {
  const known = Object.values(spent).reduce((sum, one) => sum + one, 0);
  const all = { ...spent, 'other programs': Math.max(0, os.cpus().length * took - known) };
  const shares = Object.entries(all).map(([who, one]) => `${who} ${((one / took) * 100).toFixed(0)} %`);
  return `of a processor: ${shares.join(', ')}; load average ${(os.loadavg()[0] ?? Number.NaN).toFixed(1)}`;
}
