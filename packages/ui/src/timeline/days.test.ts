import { describe, expect, it } from 'vitest';

import { dayAndTimeOf, dayHeading, dayOf, groupByDay } from './days.ts';

const warsaw = 'Europe/Warsaw';
const words = { locale: 'pl-PL', today: 'Dzisiaj', yesterday: 'Wczoraj' };

describe('days of a zone', () => {
  it('counts the day in Warsaw, also across midnight and the change of the clock', () => {
    expect(dayOf('2026-03-04T23:30:00Z', warsaw)).toBe('2026-03-05');
    expect(dayOf('2026-07-04T22:30:00Z', warsaw)).toBe('2026-07-05');
    expect(dayAndTimeOf('2026-03-05T08:07:00Z', 'pl-PL', warsaw)).toBe('05.03.2026, 09:07');
  });

  it('counts the day of another zone', () => {
    expect(dayOf('2026-03-05T03:30:00Z', 'America/New_York')).toBe('2026-03-04');
    expect(dayAndTimeOf('2026-03-05T03:30:00Z', 'en-GB', 'America/New_York')).toBe('04.03.2026, 22:30');
  });

  it('names today and yesterday, other days in full', () => {
    expect(dayHeading('2026-03-01', '2026-03-01', words)).toBe('Dzisiaj');
    expect(dayHeading('2026-02-28', '2026-03-01', words)).toBe('Wczoraj');
    expect(dayHeading('2026-03-05', '2026-03-10', words)).toBe('czwartek, 5 marca 2026');
  });

  it('groups neighbours of a day and preserves the order', () => {
    const items = [
      { id: 3, at: '2026-03-05T10:00:00Z' },
      { id: 2, at: '2026-03-05T08:00:00Z' },
      { id: 1, at: '2026-03-04T08:00:00Z' },
    ];
    expect(groupByDay(items, warsaw).map((group) => [group.day, group.items.map((item) => item.id)])).toEqual(
      [
        ['2026-03-05', [3, 2]],
        ['2026-03-04', [1]],
      ],
    );
  });
});
