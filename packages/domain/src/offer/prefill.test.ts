import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { grossOf, netOf } from '../leasing/index.ts';
import { toAmount } from '../shared/index.ts';
import { expectedEnd, followedValue, grossOfValue, proposedValue } from './index.ts';

describe('OF10 the proposed value', () => {
  it('is the price paid without VAT, where nothing was typed', () => {
    expect(proposedValue({ grossSellPrice: '199.99' }, null)).toBe('162.59');
    expect(proposedValue({ grossSellPrice: '199.99' }, '')).toBe('162.59');
    expect(proposedValue({ grossSellPrice: '199.99' }, '100.00')).toBeNull();
    expect(proposedValue({ grossSellPrice: null }, null)).toBeNull();
    expect(proposedValue({}, null)).toBeNull();
  });

  it('is that of the catalogue where no other price is stated, but not where the price paid is hidden', () => {
    expect(proposedValue({ grossSellPrice: null, grossCatalogPrice: '123' }, null)).toBe('100.00');
    expect(proposedValue({ grossSellPrice: '', grossCatalogPrice: '123' }, null)).toBe('100.00');
    expect(proposedValue({ grossSellPrice: '246', grossCatalogPrice: '369' }, null)).toBe('200.00');
    expect(proposedValue({ grossCatalogPrice: '123' }, null)).toBeNull();
  });
});

describe('OF10 the value that follows a typed price', () => {
  it.each([
    ['of nothing', { before: null, after: '123' }, null, '100.00'],
    ['key by key', { before: '1', after: '12' }, '0.81', '9.76'],
    ['not one of its own', { before: '123', after: '246' }, '99.00', null],
    ['not once the price is gone', { before: '123', after: null }, '100.00', null],
    ['not one typed without a price', { before: null, after: '123' }, '100.00', null],
  ])('%s', (_, price, typed, value) => {
    expect(followedValue(price, typed)).toBe(value);
  });

  it('is always that of the last price while nothing else is typed', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 50_000_000 }).map(toAmount), { minLength: 1 });
    fc.assert(
      fc.property(prices, (typed) => {
        let [before, value]: (string | null)[] = [null, null];
        for (const after of typed) {
          value = followedValue({ before: before ?? null, after }, value ?? null) ?? value ?? null;
          before = after;
        }
        expect(value).toBe(netOf(typed.at(-1) ?? ''));
      }),
    );
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

describe('OF14 the gross of a value', () => {
  const grosze = fc.integer({ min: 0, max: 500_000_000 }).map(toAmount);

  it('is the price paid that the value was made of, to the grosz', () => {
    expect(grossOf(netOf('187906.00'))).toBe('187906.01');
    fc.assert(
      fc.property(grosze, fc.boolean(), (price, isCatalogue) => {
        const vehicle = isCatalogue
          ? { grossCatalogPrice: price, grossSellPrice: null }
          : { grossSellPrice: price };
        expect(grossOfValue(netOf(price), vehicle)).toBe(price);
      }),
    );
  });

  it('is counted where the value is another one, or the price is unknown or hidden', () => {
    fc.assert(
      fc.property(grosze, grosze, (value, price) => {
        fc.pre(netOf(price) !== value);
        expect(grossOfValue(value, { grossSellPrice: price })).toBe(grossOf(value));
        expect(grossOfValue(netOf(price), { grossCatalogPrice: price })).toBe(grossOf(netOf(price)));
        expect(grossOfValue(value, null)).toBe(grossOf(value));
      }),
    );
  });
});
