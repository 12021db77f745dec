import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { atAPace, bundleMs, restMs } from './pacing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a thousand changes within a second are told once, and the last of them after a rest', () => {
  const told: string[] = [];
  const { changed } = atAPace((name) => told.push(name));
  for (let each = 0; each < 1000; each += 1) {
    changed('room');
    vi.advanceTimersByTime(1);
  }
  changed('other');
  expect(told).toEqual(['room']);
  vi.advanceTimersByTime(bundleMs + restMs);
  expect(told).toEqual(['room', 'other', 'room']);
  vi.advanceTimersByTime(10 * restMs);
  expect(told).toHaveLength(3);
});

test('what is closed tells nothing more', () => {
  const told: string[] = [];
  const { changed, close } = atAPace((name) => told.push(name));
  changed('room');
  close();
  vi.advanceTimersByTime(10 * restMs);
  expect(told).toEqual([]);
});
