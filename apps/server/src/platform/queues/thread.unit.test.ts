import { expect, test } from 'vitest';

import { inThread } from './thread.ts';

/** A thread that doubles numbers, never answers to 0, fails at 13, and ends itself at 99. */
const script = new URL(
  `data:text/javascript,
   import { parentPort } from 'node:worker_threads';
   parentPort.on('message', (number) => {
     if (number === 99) process.exit();
     if (number === 13) parentPort.postMessage({ error: 'unlucky' });
     else if (number !== 0) parentPort.postMessage({ value: number * 2 });
   });`.replaceAll(/\s+/g, ' '),
);
interface Doubling {
  readonly job: number;
  readonly answer: number;
}
const double = (deadlineMs: number) => inThread<Doubling>(script, { mostQueued: 5, deadlineMs });

test('answers come back, one after another', async () => {
  const request = double(60_000);
  expect(await Promise.all([request(1), request(2), request(3)])).toEqual([2, 4, 6]);
});

test('what fails in the thread fails for its caller alone', async () => {
  const request = double(60_000);
  const requested = [request(13), request(4)];
  await expect(requested[0]).rejects.toThrow('unlucky');
  expect(await requested[1]).toBe(8);
});

test('a thread that ends is replaced', async () => {
  const request = double(60_000);
  const requested = [request(99), request(5)];
  await expect(requested[0]).rejects.toThrow('a thread stopped');
  expect(await requested[1]).toBe(10);
});

test('one that does not answer in time is ended and replaced', async () => {
  const request = double(2000);
  await expect(request(0)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  expect(await request(6)).toBe(12);
});
