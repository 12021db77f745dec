import { describe, expect, it } from 'vitest';

import { requireValues } from './select-items.ts';

describe('requireValues', () => {
  it('passes items with values through', () => {
    const items = [{ value: 'a', label: 'A' }];
    expect(requireValues(items)).toBe(items);
  });

  it('names the item whose value is empty [S5.16]', () => {
    expect(() => requireValues([{ value: '', label: 'Dowolny' }])).toThrow('"Dowolny" has an empty value');
  });
});
