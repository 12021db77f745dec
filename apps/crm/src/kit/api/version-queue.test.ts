import { describe, expect, it } from 'vitest';

import { createVersionQueue } from './version-queue.ts';

interface Answer {
  readonly version: number;
}

const versionOf = ({ version }: Answer) => version;

/** A server that answers on demand, and records the versions it received. */
function slowServer() {
  const sent: number[] = [];
  const unconfirmed: PromiseWithResolvers<Answer>[] = [];
  const send = (version: number) => {
    sent.push(version);
    const answer = Promise.withResolvers<Answer>();
    unconfirmed.push(answer);
    return answer.promise;
  };
  return { sent, unconfirmed, send };
}

describe('a queue of changes', () => {
  it('sends a change on the version of the answer before it', async () => {
    const { sent, unconfirmed, send } = slowServer();
    const { inTurn } = createVersionQueue();
    const [first, second] = [inTurn('a', 4, send, versionOf), inTurn('a', 4, send, versionOf)];
    await expect.poll(() => sent).toEqual([4]);
    unconfirmed[0]?.resolve({ version: 5 });
    await first;
    await expect.poll(() => sent).toEqual([4, 5]);
    unconfirmed[1]?.resolve({ version: 6 });
    await second;
    // the board may still show the version from before
    const third = inTurn('a', 4, send, versionOf);
    await expect.poll(() => sent).toEqual([4, 5, 6]);
    unconfirmed[2]?.resolve({ version: 7 });
    await third;
  });

  it('uses the version that was seen if it is newer', async () => {
    const { sent, send } = slowServer();
    const { inTurn } = createVersionQueue();
    await inTurn('a', 4, async (version) => ({ version: version + 1 }), versionOf);
    void inTurn('a', 9, send, versionOf);
    await expect.poll(() => sent).toEqual([9]);
  });

  it('goes on after a refusal, on the version from before, and lets other records pass', async () => {
    const { sent, send } = slowServer();
    const { inTurn } = createVersionQueue();
    await expect(inTurn('a', 4, () => Promise.reject<Answer>(new Error('no')), versionOf)).rejects.toThrow(
      'no',
    );
    void inTurn('a', 4, send, versionOf);
    void inTurn('b', 1, send, versionOf);
    await expect.poll(() => sent).toEqual([4, 1]);
  });
});
