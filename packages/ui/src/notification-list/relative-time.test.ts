import { describe, expect, it } from 'vitest';

import { relativeTime } from './relative-time.ts';

const NOW = '2026-11-20T08:30:00Z';
const ago = (moment: string, locale = 'pl-PL') => relativeTime(moment, NOW, locale);

describe('relativeTime', () => {
  it('says the largest whole unit', () => {
    expect(ago('2026-11-20T08:29:31Z')).toBe('teraz');
    expect(ago('2026-11-20T08:28:00Z')).toBe('2 minuty temu');
    expect(ago('2026-11-20T08:25:00Z')).toBe('5 minut temu');
    expect(ago('2026-11-20T05:30:00Z')).toBe('3 godziny temu');
    expect(ago('2026-11-19T08:30:00Z')).toBe('wczoraj');
    expect(ago('2026-09-01T08:30:00Z')).toBe('2 miesiące temu');
  });

  it('looks ahead and speaks English', () => {
    expect(ago('2026-11-20T10:30:00Z')).toBe('za 2 godziny');
    expect(ago('2026-11-13T08:30:00Z', 'en-GB')).toBe('last week');
  });
});
