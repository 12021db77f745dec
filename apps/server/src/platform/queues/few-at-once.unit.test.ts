import { expect, it } from 'vitest';

import { fewAtOnce } from './few-at-once.ts';

it('runs as many as it may at once, all of them in their order, also after one that failed', async () => {
  const inTurn = fewAtOnce(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) =>
    inTurn(async () => {
      started.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 1) throw new Error('one failed');
      return number;
    });
  const all = Promise.allSettled([0, 1, 2, 3].map(work));
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  for (let ended = 0; ended < 4; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended);
    expect(started.length - ended).toBeLessThanOrEqual(2);
    ends[ended]?.();
  }
  expect((await all).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(started).toEqual([0, 1, 2, 3]);
});
