import { describe, expect, it } from 'vitest';

import { sameFilters } from './same-filters.ts';

describe('sameFilters', () => {
  it('overlooks the order of choices and filters that say nothing', () => {
    expect(sameFilters({ status: ['new', 'open'] }, { status: ['open', 'new'], owner: [] })).toBe(true);
    expect(sameFilters({}, { created: ['', ''] })).toBe(true);
  });

  it('sees another value, one more and one less', () => {
    expect(sameFilters({ status: ['new'] }, { status: ['open'] })).toBe(false);
    expect(sameFilters({ status: ['new'] }, { status: ['new', 'open'] })).toBe(false);
    expect(sameFilters({ status: ['new'] }, {})).toBe(false);
  });

  it('tells the ends of a range apart', () => {
    expect(sameFilters({ created: ['2026-03-01', ''] }, { created: ['', '2026-03-01'] })).toBe(false);
    expect(sameFilters({ created: ['2026-03-01', ''] }, { created: ['2026-03-01', ''] })).toBe(true);
  });
});
