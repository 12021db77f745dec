import { describe, expect, it } from 'vitest';

import { lastPageBefore } from './past-end.tsx';

describe('a page past the end', () => {
  it('has the last page before it', () => {
    expect(lastPageBefore(999, { items: [], perPage: 25, total: 279 })).toBe(12);
    expect(lastPageBefore(13, { items: [], perPage: 25, total: 300 })).toBe(12);
    expect(lastPageBefore(2, { items: [], perPage: 25, total: 0 })).toBe(1);
  });

  it('is none with rows, for a first page, and until rows are known', () => {
    expect(lastPageBefore(12, { items: [{}], perPage: 25, total: 279 })).toBeNull();
    expect(lastPageBefore(1, { items: [], perPage: 25, total: 0 })).toBeNull();
    expect(lastPageBefore(999, undefined)).toBeNull();
  });
});
