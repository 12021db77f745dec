import type { ChildProcess } from 'node:child_process';
import os from 'node:os';

import { ApiError, createClient, type Client } from '@szansa/api-client/client';
import type pg from 'pg';

import { processorOf, processorOfDatabase } from '../api/processor.ts';
import type { Reads } from '../live/cache.ts';
import { ask, at, keepBusy, keepPace, settle } from '../live/measuring.ts';
import { conversationsOf, listenersEach, type Follower } from './agency.ts';

/** Everything that takes part; its processors are shared. */
export interface Stage {
  /** Holds those who write. */
  readonly crowd: ChildProcess;
  /** Holds the sockets at which it is measured how soon a message arrives. */
  readonly listeners: ChildProcess;
  /** A connection of the bench's own. */
  readonly database: pg.Client;
}

/** What people did for a while, and what it cost. */
export interface Talked {
  readonly answers: readonly number[];
  /** Milliseconds until each follower who listens heard each message, sorted; never what was refused. */
  readonly deliveries: readonly number[];
  /** Messages that a server with too much to do refused. */
  readonly refused: number;
  readonly reads: readonly Reads[];
  /** How long it took, and how long each used a processor meanwhile; in seconds. */
  readonly took: number;
  readonly spent: Readonly<Record<string, number>>;
}

/** Those who write: all blocks of people but the last one, which listens. */
export function writersOf(followers: readonly Follower[]): Follower[] {
  return followers.slice(0, -conversationsOf(followers.length));
}

/** Writes as one person after another, each in the conversation that they have open. */
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

/** Seconds that the processors of the machine have had nothing to do. */
const idleSeconds = () => os.cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000;

/** Seconds of a processor that each has used so far. */
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

/** How people act: so many times a second however slow the answers are, or so many at once without a pause. */
export type Pace = { readonly seconds: number } & (
  | { readonly aSecond: number; readonly atOnce?: undefined }
  | { readonly atOnce: number }
);

/** Has people act for some seconds, and measures; they stay connected. */
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

/** What a message costs with all that follows from it: what processors did for it does not depend on other programs. */
export function costLine({ spent, answers, refused }: Talked): string {
  const taken = answers.length - refused;
  const [server, database] = ['server', 'database'].map((who) =>
    (((spent[who] ?? 0) / taken) * 1000).toFixed(1),
  );
  return `a message taken costs the server ${server} ms and the database ${database} ms of a processor`;
}

/** What kept the processors busy, this bench and other programs, and how many programs waited for one. */
export function loadLine({ spent, took }: Talked): string {
  const known = Object.values(spent).reduce((sum, one) => sum + one, 0);
  const all = { ...spent, 'other programs': Math.max(0, os.cpus().length * took - known) };
  const shares = Object.entries(all).map(([who, one]) => `${who} ${((one / took) * 100).toFixed(0)} %`);
  return `of a processor: ${shares.join(', ')}; load average ${(os.loadavg()[0] ?? Number.NaN).toFixed(1)}`;
}
