import { setTimeout as pause } from 'node:timers/promises';

import { writeOverCutLines } from '../tests/live/cut-conversation.ts';
import type { Follower } from './talk/agency.ts';

const cuts = Number(process.env['CUTS'] ?? 100);
const writers = 5;
const patienceMs = 15_000;

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(5);
}

/** Returns how many users see exactly these messages before the time limit. */
async function seeing(seen: readonly (() => Promise<string[]>)[], ids: readonly string[]): Promise<number> {
  const expected = ids.join();
  const end = performance.now() + patienceMs;
  const sees = await Promise.all(
    seen.map(async (look) => {
      while ((await look()).join() !== expected) {
        if (performance.now() > end) return false;
        await pause(50);
      }
      return true;
    }),
  );
  return sees.filter(Boolean).length;
}

/** Prints the lost and duplicated messages of a conversation whose sockets are disconnected repeatedly. */
export async function printCuts(
  url: string,
  people: readonly Follower[],
  customerFileId: string,
): Promise<void> {
  const { written, stored, seen, ...conversation } = await writeOverCutLines({
    url,
    people: people.slice(0, writers),
    customerFileId,
    cuts,
    messages: 20,
    seed: 20_261_125,
    until,
  });
  const keyOf = (authorId: string | undefined, message: string) => `${authorId}/${message}`;
  const expected = written.flatMap((own, place) =>
    own.map((message) => keyOf(people[place]?.userId, message)),
  );
  const keys = stored.map(({ authorId, message }) => keyOf(authorId, message));
  const unique = new Set(keys);
  const inOrder = written.filter((own, place) => {
    const ofAuthor = stored.filter(({ authorId }) => authorId === people[place]?.userId);
    return ofAuthor.map(({ message }) => message).join() === own.join();
  });
  const agreeing = await seeing(
    seen,
    stored.map(({ id }) => id),
  );
  console.log(
    `${conversation.cuts} cuts, ${writers} people, ${expected.length} messages: ` +
      `${expected.filter((key) => !unique.has(key)).length} lost, ${keys.length - unique.size} doubled; ` +
      `${inOrder.length} wrote in order, ${agreeing} see the same in the same order`,
  );
  await conversation.close();
}
