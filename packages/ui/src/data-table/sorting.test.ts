import { describe, expect, it } from 'vitest';

import { nextSort, sortDirection } from './sorting.ts';

describe('sortDirection', () => {
  it('reads the direction from the sign', () => {
    expect(sortDirection('createdAt', 'createdAt')).toBe('ascending');
    expect(sortDirection('-createdAt', 'createdAt')).toBe('descending');
    expect(sortDirection('-createdAt', 'name')).toBe('none');
    expect(sortDirection('', 'name')).toBe('none');
  });
});

describe('nextSort', () => {
  it('goes ascending, descending, none', () => {
    expect(nextSort('', 'name')).toBe('name');
    expect(nextSort('name', 'name')).toBe('-name');
    expect(nextSort('-name', 'name')).toBe('');
  });

  it('starts ascending on another column', () => {
    expect(nextSort('-createdAt', 'name')).toBe('name');
  });
});
