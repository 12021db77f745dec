import type { ChildProcess } from 'node:child_process';

import { ask, at } from '../live/measuring.ts';
import type { Follower } from './agency.ts';
import { disconnectAll, loadLine, talk, writeAs, writersOf, type Stage } from './talking.ts';

const seconds = Number(process.env['TALK_STEP_SECONDS'] ?? 10);
/** Number of users per server who write without a pause, chosen so that messages are delivered in time. */
export const writersEach = 6;

export interface OpenServer {
  readonly child: ChildProcess;
  readonly url: string;
}

/** The capacity of servers, measured at all followers. */
export interface Carried {
  readonly aSecond: number;
  /** The p95 of the delivery time in milliseconds. */
  readonly p95: number;
}

/**
 * Measures the messages per second that servers deliver with the same number of concurrent writers per server. The
 * users are spread over the servers and have a socket only.
 */
export async function carriedBy(
  stage: Stage,
  servers: readonly OpenServer[],
  followers: readonly Follower[],
): Promise<Carried> {
  const urlOf = (index: number) => servers[index % servers.length]?.url ?? '';
  const people = followers.map(({ userId, token }, index) => ({ userId, token, url: urlOf(index) }));
  const writers = writersOf(followers).length;
  await ask(stage.crowd, { kind: 'openEars', people: people.slice(0, writers) });
  await ask(stage.listeners, { kind: 'openEars', people: people.slice(writers) });
  const processes = servers.map(({ child }) => child);
  const pace = { seconds, atOnce: writersEach * servers.length };
  const talked = await talk(stage, processes, pace, writeAs(followers, urlOf));
  await disconnectAll(stage);
  const carried = {
    aSecond: (talked.answers.length - talked.refused) / talked.took,
    p95: at(talked.deliveries, 0.95),
  };
  console.log(
    `  ${servers.length}: ${carried.aSecond.toFixed(0)} a second, p95 ${carried.p95.toFixed(0)} ms, ` +
      `${talked.refused} refused; ${loadLine(talked)}`,
  );
  return carried;
}
