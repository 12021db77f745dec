import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { cacheOnline, lookFor, lookOn, onlineNow, type LookFor } from './online.ts';

beforeEach(() => void vi.useFakeTimers());
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  lookOn(null);
  vi.runAllTimers();
  vi.useRealTimers();
});

/** A server on which these people are online. */
const socketWith = (...here: string[]) =>
  vi.fn<LookFor>((userIds, answer) => answer(userIds.filter((id) => here.includes(id))));

const look = (...userIds: string[]) => stops.push(lookFor(userIds));

it('people shown at the same time are requested together, each once', () => {
  const line = socketWith('anna');
  lookOn(line);
  look('anna', 'piotr');
  look('piotr', 'ewa');
  vi.runAllTimers();
  expect(line.mock.calls.map(([ids]) => ids)).toEqual([['anna', 'piotr', 'ewa']]);
  expect([...onlineNow()]).toEqual([
    ['anna', true],
    ['piotr', false],
    ['ewa', false],
  ]);
});

it('published changes are applied, only for the people shown', () => {
  lookOn(socketWith('anna'));
  look('anna', 'piotr');
  vi.runAllTimers();
  cacheOnline({ online: ['piotr', 'obcy'], offline: ['anna'] });
  expect([...onlineNow()]).toEqual([
    ['anna', false],
    ['piotr', true],
  ]);
});

it('without a connection nothing is known, and the next connection requests it again', () => {
  lookOn(socketWith('anna'));
  look('anna');
  vi.runAllTimers();
  lookOn(null);
  expect(onlineNow().size).toBe(0);
  const next = socketWith('anna');
  lookOn(next);
  vi.runAllTimers();
  expect(next).toHaveBeenCalledOnce();
  expect(onlineNow().get('anna')).toBe(true);
});

it('who is shown no more is not looked for, nor more than a browser may', () => {
  const line = socketWith();
  lookOn(line);
  look('anna');
  vi.runAllTimers();
  stops.pop()?.();
  vi.runAllTimers();
  expect(line.mock.lastCall?.[0]).toEqual([]);
  look(...Array.from({ length: 150 }, (_, place) => `osoba ${place}`));
  vi.runAllTimers();
  expect(line.mock.lastCall?.[0]).toHaveLength(100);
});
