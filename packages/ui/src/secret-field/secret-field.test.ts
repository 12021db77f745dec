import { describe, expect, it } from 'vitest';

import { mask } from './secret-field.tsx';

describe('mask', () => {
  it.each([
    ['90010112343', 3, '••••••••343'],
    ['123', 3, '•••'],
    ['1234', 0, '••••'],
    ['', 3, ''],
  ])('%j showing %i is %s', (value, shown, masked) => {
    expect(mask(value, shown)).toBe(masked);
  });
});
