import { describe, expect, it } from 'vitest';

import { sameFilters } from './same-filters.ts';

describe('sameFilters', () => {
  it('ignores the order of choices and filters without a value', () => {
    expect(sameFilters({ status: ['new', 'open'] }, { status: ['open', 'new'], owner: [] })).toBe(true);
    expect(sameFilters({}, { created: ['', ''] })).toBe(true);
  });

  it('sees another value, one more and one less', () => {
    expect(sameFilters({ status: ['new'] }, { status: ['open'] })).toBe(false);
    expect(sameFilters({ status: ['new'] }, { status: ['new', 'open'] })).toBe(false);
    expect(sameFilters({ status: ['new'] }, {})).toBe(false);
  });

  it('distinguishes the ends of a range', () => {
    expect(sameFilters({ created: ['2026-03-01', ''] }, { created: ['', '2026-03-01'] })).toBe(false);
    expect(sameFilters({ created: ['2026-03-01', ''] }, { created: ['2026-03-01', ''] })).toBe(true);
  });
});
