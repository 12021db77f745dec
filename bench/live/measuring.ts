/** Measuring tools of the realtime benchmarks. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setInterval as every } from 'node:timers/promises';

import type { CrowdFigures, ToCrowd } from './crowd.ts';
import { now } from './now.ts';

const settleMs = 4000;

/** Starts a process of the benchmark separate from the server. */
export function child(file: 'crowd.ts' | 'plain-server.ts'): ChildProcess {
  return fork(path.join(import.meta.dirname, file), { serialization: 'advanced' });
}

export async function ask(crowd: ChildProcess, message: ToCrowd): Promise<CrowdFigures> {
  crowd.send(message);
  const [answer] = (await once(crowd, 'message')) as [CrowdFigures];
  return answer;
}

/** Waits until pending events have arrived. */
export async function settle(): Promise<void> {
  await once(AbortSignal.timeout(settleMs), 'abort');
}

/** Returns the percentile of sorted values, where `share` is from 0 to 1. */
export const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export interface Turns {
  /** The start of each call, by its key. */
  readonly startedAt: Record<string, number>;
  /** Response times in milliseconds, sorted. */
  readonly answers: readonly number[];
}

/** Calls `act` with each key at a fixed rate, regardless of the response times, and waits for all responses. */
export async function keepPace(
  keys: readonly string[],
  aSecond: number,
  act: (key: string, turn: number) => Promise<unknown>,
): Promise<Turns> {
  const startedAt: Record<string, number> = {};
  const running: Promise<number>[] = [];
  const begun = now();
  const waiting = [...keys.entries()];
  for await (const turns of every(1000 / aSecond, waiting)) {
    const due = Math.ceil(((now() - begun) * aSecond) / 1000) - running.length;
    for (const [turn, key] of turns.splice(0, due)) {
      const since = now();
      startedAt[key] = since;
      running.push(act(key, turn).then(() => now() - since));
    }
    if (turns.length === 0) break;
  }
  const answers = await Promise.all(running);
  return { startedAt, answers: answers.toSorted((one, other) => one - other) };
}

/** Calls `act` for some seconds with a fixed concurrency; each call is repeated as soon as its response arrives. */
export async function keepBusy(
  atOnce: number,
  seconds: number,
  act: (key: string, turn: number) => Promise<unknown>,
): Promise<Turns> {
  const startedAt: Record<string, number> = {};
  const answers: number[] = [];
  const end = now() + seconds * 1000;
  const goOn = async (first: number): Promise<void> => {
    for (let turn = first; now() < end; turn += atOnce) {
      const key = crypto.randomUUID();
      const since = now();
      startedAt[key] = since;
      await act(key, turn);
      answers.push(now() - since);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, first) => goOn(first)));
  return { startedAt, answers: answers.toSorted((one, other) => one - other) };
}
