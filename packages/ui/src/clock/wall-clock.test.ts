import { afterEach, expect, it } from 'vitest';

import { moveFormOf } from '../event-calendar/calendar-event.ts';
import { currentDay, dayOf } from '../timeline/days.ts';
import { wallClock } from './wall-clock.ts';

const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');

afterEach(() => {
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { ...format });
});

it('reads no text of a locale: ICU 72 writes 11/28/26 in en-CA', () => {
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { ...format, get: () => () => '11/28/26' });
  const moment = '2026-11-28T07:05:00Z';
  expect(wallClock(new Date(moment), 'Europe/Warsaw')).toEqual({ date: '2026-11-28', time: '08:05' });
  expect(wallClock(new Date(moment), 'America/New_York')).toEqual({ date: '2026-11-28', time: '02:05' });
  expect(wallClock(new Date('2026-11-28T23:00:00Z'), 'Europe/Warsaw').time).toBe('00:00');
  expect(dayOf(moment, 'Europe/Warsaw')).toBe('2026-11-28');
  expect(currentDay('Europe/Warsaw')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(moveFormOf({ start: moment }, 'Europe/Warsaw').startTime).toBe('08:05');
});
