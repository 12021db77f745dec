import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { atAPace, bundleMs, restMs } from './pacing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a thousand changes within a second are published once, and the last of them after a rest', () => {
  const notified: string[] = [];
  const { changed } = atAPace((name) => notified.push(name));
  for (let each = 0; each < 1000; each += 1) {
    changed('room');
    vi.advanceTimersByTime(1);
  }
  changed('other');
  expect(notified).toEqual(['room']);
  vi.advanceTimersByTime(bundleMs + restMs);
  expect(notified).toEqual(['room', 'other', 'room']);
  vi.advanceTimersByTime(10 * restMs);
  expect(notified).toHaveLength(3);
});

test('a closed one publishes nothing more', () => {
  const notified: string[] = [];
  const { changed, close } = atAPace((name) => notified.push(name));
  changed('room');
  close();
  vi.advanceTimersByTime(10 * restMs);
  expect(notified).toEqual([]);
});
