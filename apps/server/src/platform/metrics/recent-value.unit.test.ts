import { expect, it } from 'vitest';

import { recentValue } from './recent-value.ts';

const options = { maxAgeMs: 60_000, patienceMs: 60_000, onError: () => undefined };

it('is read once for all who request it', async () => {
  let reads = 0;
  const value = recentValue(async () => (reads += 1), options);
  expect(await Promise.all([value(), value()])).toEqual([1, 1]);
  expect(await value()).toBe(1);
});

it('is undefined where it is not known in time, and known to the next who requests it', async () => {
  const slow = Promise.withResolvers<string>();
  const value = recentValue(() => slow.promise, { ...options, patienceMs: 1 });
  expect(await value()).toBeUndefined();
  slow.resolve('found');
  await slow.promise;
  await expect.poll(value).toBe('found');
});

it('is undefined where reading fails, and read again', async () => {
  const errors: unknown[] = [];
  let reads = 0;
  const read = async () => {
    reads += 1;
    if (reads === 1) throw new Error('away');
    return reads;
  };
  const value = recentValue(read, { ...options, onError: (error) => errors.push(error) });
  expect(await value()).toBeUndefined();
  expect(errors).toHaveLength(1);
  expect(await value()).toBe(2);
});
