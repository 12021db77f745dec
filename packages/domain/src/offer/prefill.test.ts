import { describe, expect, it } from 'vitest';

import { expectedEnd, proposedValue } from './index.ts';

describe('OF10 the proposed value', () => {
  it('is the price paid without VAT, where nothing was typed', () => {
    expect(proposedValue({ grossSellPrice: '199.99' }, null)).toBe('162.59');
    expect(proposedValue({ grossSellPrice: '199.99' }, '')).toBe('162.59');
    expect(proposedValue({ grossSellPrice: '199.99' }, '100.00')).toBeNull();
    expect(proposedValue({ grossSellPrice: null }, null)).toBeNull();
    expect(proposedValue({}, null)).toBeNull();
  });
});

describe('OF11 the expected end', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-02-30', 6, null],
    ['31.08', 6, null],
    [null, 36, null],
    ['2026-01-31', null, null],
    ['2026-01-31', Number.NaN, null],
    ['2026-01-31', 121, null],
  ])('of %s and %s instalments is %s', (dealSigningDate, numberOfInstallments, end) => {
    expect(expectedEnd({ dealSigningDate, numberOfInstallments })).toBe(end);
  });
});
