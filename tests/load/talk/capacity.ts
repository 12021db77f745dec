import type { ChildProcess } from 'node:child_process';

import { ask, at } from '../live/measuring.ts';
import type { Follower } from './agency.ts';
import { disconnectAll, loadLine, talk, writeAs, writersOf, type Stage } from './talking.ts';

const seconds = Number(process.env['TALK_STEP_SECONDS'] ?? 6);
/** Milliseconds within which 95 of 100 have to hear a message. */
export const patience = 250;
const [slowest, factor] = [16, 1.1];
/** A rate counts as too much when it was so every time: other programs come and go. */
const tries = 2;

export interface OpenServer {
  readonly child: ChildProcess;
  readonly url: string;
}

/**
 * Messages a second that servers carry until one in twenty is heard too late; people are spread over the servers, and only
 * their sockets are there.
 */
export async function capacityOf(
  stage: Stage,
  servers: readonly OpenServer[],
  followers: readonly Follower[],
): Promise<number> {
  const urlOf = (index: number) => servers[index % servers.length]?.url ?? '';
  const people = followers.map(({ userId, token }, index) => ({ userId, token, url: urlOf(index) }));
  const writers = writersOf(followers).length;
  await ask(stage.crowd, { kind: 'openEars', people: people.slice(0, writers) });
  await ask(stage.listeners, { kind: 'openEars', people: people.slice(writers) });
  const processes = servers.map(({ child }) => child);
  const write = writeAs(followers, urlOf);
  const carries = async (aSecond: number): Promise<boolean> => {
    const talked = await talk(stage, processes, { seconds, aSecond }, write);
    const p95 = at(talked.deliveries, 0.95);
    console.log(
      `  ${servers.length} × ${aSecond.toFixed(0)} a second: p95 ${p95.toFixed(0)} ms, ${talked.refused} refused; ` +
        loadLine(talked),
    );
    return p95 <= patience;
  };
  let carried = 0;
  let failures = 0;
  for (let aSecond = slowest; failures < tries;) {
    if (await carries(aSecond)) {
      carried = aSecond;
      aSecond *= factor;
      failures = 0;
    } else failures += 1;
  }
  await disconnectAll(stage);
  return carried;
}
