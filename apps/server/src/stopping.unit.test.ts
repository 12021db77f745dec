import { pino } from 'pino';
import { expect, test } from 'vitest';

import { openStopping } from './stopping.ts';

function opened(deadlineMs = 60_000) {
  const ended = Promise.withResolvers<number>();
  const stopping = openStopping(pino({ level: 'silent' }), { deadlineMs, exit: ended.resolve });
  return { ...stopping, ended: ended.promise };
}

test('all is undone in reverse order, once, even when some of it fails', async () => {
  const { undo, stop, isStopping, ended } = opened();
  const undone: string[] = [];
  undo(async () => undone.push('first'));
  undo(
    () => Promise.reject(new Error('no')),
    async () => undone.push('last'),
  );
  expect(isStopping()).toBe(false);
  await Promise.all([stop(0), stop(1)]);
  expect(undone).toEqual(['last', 'first']);
  expect(isStopping()).toBe(true);
  expect(await ended).toBe(0);
});

test('stopping begins at once, and undoes when what it waits for has ended', async () => {
  const { undo, stop, isStopping, ended } = opened();
  const undone: string[] = [];
  undo(async () => undone.push('database'));
  const starting = Promise.withResolvers<void>();
  void stop(0, starting.promise);
  expect(isStopping()).toBe(true);
  expect(undone).toEqual([]);
  starting.reject(new Error('could not start'));
  expect(await ended).toBe(0);
  expect(undone).toEqual(['database']);
});

test('what does not end is abandoned, and the rest is still undone', async () => {
  const { undo, stop, ended } = opened(10);
  const undone: string[] = [];
  undo(
    async () => undone.push('database'),
    () => new Promise(() => undefined),
  );
  void stop(0);
  expect(await ended).toBe(1);
  expect(undone).toEqual(['database']);
});
