import { describe, expect, it } from 'vitest';

import { ago } from './ago.ts';

const now = '2026-11-20T08:30:00Z';
const seen = (moment: string, locale = 'pl-PL') => ago(moment, now, locale, 'Europe/Warsaw');

describe('a moment seen from now', () => {
  it('is shown in the largest whole unit', () => {
    expect(seen('2026-11-20T08:29:31Z')).toBe('teraz');
    expect(seen('2026-11-20T08:28:00Z')).toBe('2 minuty temu');
    expect(seen('2026-11-20T08:25:00Z')).toBe('5 minut temu');
    expect(seen('2026-11-20T05:30:00Z')).toBe('3 godziny temu');
    expect(seen('2026-11-13T08:30:00Z')).toBe('1 tydzień temu');
    expect(seen('2026-10-23T08:30:00Z')).toBe('4 tygodnie temu');
    expect(seen('2026-09-01T08:30:00Z')).toBe('2 miesiące temu');
    expect(seen('2024-11-01T08:30:00Z')).toBe('2 lata temu');
  });

  it('counts days as the calendar of Warsaw does, whatever the hour', () => {
    // 0:10 and 23:50 of the 18th there
    expect(seen('2026-11-17T23:10:00Z')).toBe('2 dni temu');
    expect(seen('2026-11-18T22:50:00Z')).toBe('2 dni temu');
    expect(seen('2026-11-19T08:00:00Z')).toBe('wczoraj');
    expect(seen('2026-11-16T23:30:00Z')).toBe('3 dni temu');
    // the day of 25 hours
    expect(ago('2026-10-24T22:30:00Z', '2026-10-25T22:45:00Z', 'pl-PL', 'Europe/Warsaw')).toBe(
      '24 godziny temu',
    );
  });

  it('counts days as the calendar of the zone does', () => {
    const at = ['2026-11-18T04:00:00Z', now, 'en-GB'] as const;
    expect(ago(...at, 'Europe/Warsaw')).toBe('2 days ago');
    expect(ago(...at, 'America/New_York')).toBe('3 days ago');
  });

  it('is shown in hours over midnight while it is near', () => {
    expect(seen('2026-11-19T22:30:00Z')).toBe('10 godzin temu');
  });

  it('may be ahead, and is shown in English', () => {
    expect(seen('2026-11-20T10:30:00Z')).toBe('za 2 godziny');
    expect(seen('2026-11-22T10:30:00Z')).toBe('za 2 dni');
    expect(seen('2026-11-18T08:30:00Z', 'en-GB')).toBe('2 days ago');
    expect(seen('2026-11-13T08:30:00Z', 'en-GB')).toBe('1 week ago');
  });
});
