import { setImmediate } from 'node:timers/promises';

import { expect, test, vi } from 'vitest';

import { inBatches } from './batching.ts';

function line() {
  const sent: string[][] = [];
  const state = { isBusy: false };
  const batches = inBatches<string>(
    () => state.isBusy,
    (batch) => {
      sent.push([...batch]);
    },
  );
  return { sent, state, ...batches };
}

test('events published in one turn are sent together, in their order', async () => {
  const { sent, add } = line();
  for (const item of ['a', 'b', 'c']) add(item);
  expect(sent).toEqual([]);
  await setImmediate();
  expect(sent).toEqual([['a', 'b', 'c']]);
  add('d');
  await setImmediate();
  expect(sent).toEqual([['a', 'b', 'c'], ['d']]);
});

test('events that come while the connection is busy are queued, and sent together', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { sent, state, add } = line();
  state.isBusy = true;
  add('a');
  await setImmediate();
  add('b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([]);
  state.isBusy = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([['a', 'b']]);
  vi.useRealTimers();
});

test('no batch is longer than a notification may be, and what is longer alone goes alone', async () => {
  const { sent, add } = line();
  const long = 'ż'.repeat(1500);
  const tooLong = 'x'.repeat(20_000);
  const items = ['a', long, long, long, tooLong, 'b'];
  for (const item of items) add(item);
  await setImmediate();
  expect(sent.flat()).toEqual(items);
  for (const batch of sent.filter(({ length }) => length > 1))
    expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThan(7500);
  expect(sent).toContainEqual([tooLong]);
});

test('events queued for a busy connection are sent before it is closed', () => {
  const { sent, state, add, flush } = line();
  state.isBusy = true;
  add('a');
  add('b');
  flush();
  expect(sent).toEqual([['a', 'b']]);
});
