import { expect, test } from 'vitest';

import { boundedQueue, boundedQueues } from './bounded-queue.ts';

const long = 60_000;
const unavailable = { code: 'unavailable', status: 503 };

test('so many run at once, and the others in the order they came', async () => {
  const queue = boundedQueue({ atOnce: 2, mostQueued: 10, deadlineMs: long });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((number) =>
    queue(async () => {
      started.push(number);
      await new Promise<void>((end) => ends.push(end));
      return number;
    }),
  );
  await expect.poll(() => started).toEqual([0, 1]);
  ends[1]?.();
  await expect.poll(() => started).toEqual([0, 1, 2]);
  ends[0]?.();
  await expect.poll(() => started).toEqual([0, 1, 2, 3]);
  for (const end of ends) end();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
});

test('who would be one too many is refused at once', async () => {
  const queue = boundedQueue({ atOnce: 1, mostQueued: 1, deadlineMs: long });
  const { promise, resolve } = Promise.withResolvers<string>();
  const [running, pending] = [queue(() => promise), queue(async () => 'second')];
  await expect(queue(async () => 'third')).rejects.toMatchObject(unavailable);
  resolve('first');
  expect(await Promise.all([running, pending])).toEqual(['first', 'second']);
  expect(await queue(async () => 'later')).toBe('later');
});

test('who has waited too long is refused, and never runs', async () => {
  const queue = boundedQueue({ atOnce: 1, mostQueued: 5, deadlineMs: 20 });
  const { promise, resolve } = Promise.withResolvers<void>();
  let ran = false;
  const running = queue(async (signal) => {
    await promise;
    return signal.aborted;
  });
  const pending = queue(async () => {
    ran = true;
  });
  await expect(pending).rejects.toMatchObject(unavailable);
  resolve();
  // the running task is notified of its timeout
  expect(await running).toBe(true);
  expect(ran).toBe(false);
  expect(await queue(async () => 'later')).toBe('later');
});

test('work that fails makes room for the next', async () => {
  const queue = boundedQueue({ atOnce: 1, mostQueued: 5, deadlineMs: long });
  const failing = queue(() => Promise.reject(new Error('no')));
  const next = queue(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('a queue with a name can be measured', async () => {
  const stateOf = (name: string) => new Map(boundedQueues()).get(name);
  const queue = boundedQueue({ name: 'measured', atOnce: 1, mostQueued: 2, deadlineMs: long });
  const { promise, resolve } = Promise.withResolvers<null>();
  const all = [queue(() => promise), queue(() => promise)];
  expect(stateOf('measured')).toEqual({ running: 1, waiting: 1 });
  resolve(null);
  await Promise.all(all);
  expect(stateOf('measured')).toEqual({ running: 0, waiting: 0 });
});
