import { describe, expect, it } from 'vitest';

import { draggedTime, moveFormOf, timeOfForm, withStart } from './calendar-event.ts';

const warsaw = 'Europe/Warsaw';
const meeting = { start: '2026-11-20T09:00:00Z', end: '2026-11-20T10:30:00Z' };

describe('moving an event by its form', () => {
  it('shows the clock of Warsaw, in winter and in summer', () => {
    expect(moveFormOf(meeting, warsaw)).toEqual({
      startDate: '2026-11-20',
      startTime: '10:00',
      endDate: '2026-11-20',
      endTime: '11:30',
    });
    expect(moveFormOf({ start: '2026-07-01T22:30:00Z' }, warsaw)).toEqual({
      startDate: '2026-07-02',
      startTime: '00:30',
      endDate: '2026-07-02',
      endTime: '01:30',
    });
  });

  it('shows the clock of another zone', () => {
    expect(moveFormOf(meeting, 'America/New_York')).toMatchObject({ startTime: '04:00', endTime: '05:30' });
  });

  it('reads back what it showed', () => {
    for (const time of [meeting, { start: '2026-07-01T22:30:00Z', end: '2026-07-02T06:00:00Z' }]) {
      const read = timeOfForm(moveFormOf(time, warsaw), time, warsaw);
      expect(Date.parse(read?.start ?? '')).toBe(Date.parse(time.start));
      expect(Date.parse(read?.end ?? '')).toBe(Date.parse(time.end));
    }
  });

  it('counts whole days with the last one included', () => {
    const trip = { start: '2026-11-20', end: '2026-11-23', allDay: true };
    const form = moveFormOf(trip, warsaw);
    expect(form).toMatchObject({ startDate: '2026-11-20', endDate: '2026-11-22' });
    expect(timeOfForm(form, trip, warsaw)).toEqual(trip);
    expect(moveFormOf({ start: '2026-11-20', allDay: true }, warsaw).endDate).toBe('2026-11-20');
  });

  it('refuses an end that is not after the start, and parts that are missing', () => {
    const form = moveFormOf(meeting, warsaw);
    expect(timeOfForm({ ...form, endTime: '10:00' }, meeting, warsaw)).toBeUndefined();
    expect(timeOfForm({ ...form, startTime: '' }, meeting, warsaw)).toBeUndefined();
    expect(
      timeOfForm({ ...form, endDate: '2026-11-19' }, { ...meeting, allDay: true }, warsaw),
    ).toBeUndefined();
  });

  it('leaves the length unchanged when the start moves, also over the change of the clock', () => {
    const form = moveFormOf(meeting, warsaw);
    expect(withStart(form, { startDate: '2026-11-21', startTime: '23:00' }, meeting, warsaw)).toMatchObject({
      endDate: '2026-11-22',
      endTime: '00:30',
    });
    const evening = { start: '2026-10-24T20:00:00Z', end: '2026-10-24T21:00:00Z' };
    const night = moveFormOf(evening, warsaw);
    expect(withStart(night, { startDate: '2026-10-25', startTime: '22:00' }, evening, warsaw)).toMatchObject({
      endDate: '2026-10-25',
      endTime: '23:00',
    });
    const trip = { start: '2026-11-20', end: '2026-11-23', allDay: true };
    const days = moveFormOf(trip, warsaw);
    expect(withStart(days, { startDate: '2026-12-30', startTime: '' }, trip, warsaw).endDate).toBe(
      '2027-01-01',
    );
  });
});

describe('the hour that the clock repeats in autumn', () => {
  // 02:30 to 03:15 of the clock: once an hour and three quarters, once three quarters
  const long = { start: '2026-10-25T00:30:00.000Z', end: '2026-10-25T02:15:00.000Z' };
  const short = { start: '2026-10-25T01:30:00.000Z', end: '2026-10-25T02:15:00.000Z' };
  // 02:30 to 02:30
  const whole = { start: '2026-10-25T00:30:00.000Z', end: '2026-10-25T01:30:00.000Z' };

  it.each([long, short, whole])('stays as it is in a form that changes nothing', (time) => {
    expect(timeOfForm(moveFormOf(time, warsaw), time, warsaw)).toMatchObject(time);
  });

  it.each([long, short, whole])(
    'leaves an event its length when its start is typed or it is dragged',
    (time) => {
      const length = Date.parse(time.end) - Date.parse(time.start);
      const following = { startDate: '2026-10-27', startTime: '02:30' };
      const typed = timeOfForm(withStart(moveFormOf(time, warsaw), following, time, warsaw), time, warsaw);
      const byClock = { start: '2026-10-27T02:30:00+01:00', end: '2026-10-27T03:15:00+01:00' };
      for (const moved of [typed, draggedTime(time, byClock)]) {
        expect(Date.parse(moved?.start ?? '')).toBe(Date.parse(byClock.start));
        expect(Date.parse(moved?.end ?? '') - Date.parse(moved?.start ?? '')).toBe(length);
      }
    },
  );
});
