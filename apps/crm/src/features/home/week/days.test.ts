import { expect, it } from 'vitest';

import { activitiesOn, mostImportant } from './days.ts';

const activity = (startAt: string, endAt: string | null = null, doneAt: string | null = null) => ({
  startAt,
  endAt,
  doneAt,
});

it('an activity belongs to each day of Warsaw in its period', () => {
  const late = activity('2026-11-18T23:30:00Z');
  const long = activity('2026-11-17T08:00:00Z', '2026-11-19T09:00:00Z');
  const untilMidnight = activity('2026-11-18T20:00:00Z', '2026-11-18T23:00:00Z');
  const momentary = activity('2026-11-18T23:00:00Z', '2026-11-18T23:00:00Z');
  const all = [late, long, untilMidnight, momentary];
  expect(activitiesOn(all, '2026-11-16')).toEqual([]);
  expect(activitiesOn(all, '2026-11-18')).toEqual([long, untilMidnight]);
  expect(activitiesOn(all, '2026-11-19')).toEqual([late, long, momentary]);
  expect(activitiesOn(all, '2026-11-20')).toEqual([]);
});

it('where there is no room for all, what is to be done stays, in the order of the day', () => {
  const done = (hour: string) => activity(`2026-11-18T${hour}:00:00Z`, null, '2026-11-18T15:00:00Z');
  const all = [done('07'), done('08'), activity('2026-11-18T09:00:00Z'), activity('2026-11-18T10:00:00Z')];
  expect(mostImportant(all, 3)).toEqual([all[0], all[2], all[3]]);
  expect(mostImportant(all, 4)).toEqual(all);
});
