import { afterEach, expect, it, vi } from 'vitest';

import { currentDay } from '../timeline/index.ts';
import { currentTime, followClock } from './index.ts';

afterEach(() => {
  vi.useRealTimers();
  followClock(Date.now());
});

it('follows a clock that differs from the computer by more than a minute', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:30:00Z') });
  followClock(Date.parse('2026-11-20T08:30:00Z'));
  expect(currentTime().toISOString()).toBe('2026-11-20T08:30:00.000Z');
  expect(currentDay('Europe/Warsaw')).toBe('2026-11-20');
  vi.advanceTimersByTime(90_000);
  expect(currentTime().toISOString()).toBe('2026-11-20T08:31:30.000Z');
  followClock(Number.NaN);
  expect(currentTime().toISOString()).toBe('2026-11-20T08:31:30.000Z');
  // the computer's clock was put right
  vi.setSystemTime(Date.parse('2026-11-20T08:32:00Z'));
  followClock(Date.parse('2026-11-20T08:31:40Z'));
  expect(currentTime().toISOString()).toBe('2026-11-20T08:32:00.000Z');
});
