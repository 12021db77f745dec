import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { catalogPriceOf, discountOf, sellPrice } from '../leasing/index.ts';
import { fromTenThousandths, toAmount, typedAmount } from '../shared/index.ts';
import { followPrices, settledPrices, type VehiclePrices } from './prices.ts';

describe('OF5 discount', () => {
  const prices = { grossCatalogPrice: '149900.00', discount: '8', grossSellPrice: null };

  it('leads from the catalogue price to the price paid and back', () => {
    expect(sellPrice('149900.00', '8')).toBe('137908.00');
    expect(discountOf('149900.00', '137908.00')).toBe('8');
    expect(discountOf('100.00', '120.00')).toBeNull();
  });

  it('has the price paid follow the discount, and the discount the price paid', () => {
    expect(followPrices(prices, 'discount')).toEqual({ grossSellPrice: '137908.00' });
    expect(followPrices({ ...prices, grossSellPrice: '134910.00' }, 'grossSellPrice')).toEqual({
      discount: '10',
    });
    expect(followPrices({ ...prices, grossSellPrice: '160000.00' }, 'grossSellPrice')).toEqual({
      discount: null,
    });
  });

  it('leaves the discount unchanged when the catalogue price changes, and finds it where there is none', () => {
    const dearer = { ...prices, grossCatalogPrice: '200000.00', grossSellPrice: '137908.00' };
    expect(followPrices(dearer, 'grossCatalogPrice')).toEqual({ grossSellPrice: '184000.00' });
    expect(followPrices({ ...dearer, discount: null }, 'grossCatalogPrice')).toEqual({ discount: '31.046' });
  });

  it('changes nothing while something cannot be parsed', () => {
    expect(typedAmount('12,3x')).toBeNull();
    expect(followPrices({ ...prices, grossCatalogPrice: '12,3x' }, 'discount')).toEqual({});
    expect(followPrices({ ...prices, discount: '1,x' }, 'discount')).toEqual({});
  });
});

describe('OF5 prices after a change', () => {
  const none: VehiclePrices = { grossCatalogPrice: null, discount: null, grossSellPrice: null };
  const whole = { grossCatalogPrice: '149900.00', discount: '8', grossSellPrice: '137908.00' };
  const price = fc.option(fc.integer({ min: 0, max: 500_000_000 }).map(toAmount), { nil: null });
  const percent = fc.option(
    fc.integer({ min: 0, max: 1_000_000 }).map((value) => fromTenThousandths(value)),
    { nil: null },
  );
  const left = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const change = fc.record({
    grossCatalogPrice: left(price),
    discount: left(percent),
    grossSellPrice: left(price),
  });

  /** All three agree; beside a catalogue price there are both others or none. */
  function agrees({ grossCatalogPrice, discount, grossSellPrice }: VehiclePrices): boolean {
    if (grossCatalogPrice === null) return true;
    if (grossSellPrice === null) return discount === null;
    if (discount === discountOf(grossCatalogPrice, grossSellPrice)) return true;
    return discount !== null && grossSellPrice === sellPrice(grossCatalogPrice, discount);
  }

  it('agree after any changes, or are refused for naming all three', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        let now = none;
        for (const written of changes) {
          const settled = settledPrices(now, written);
          expect(settled !== null || Object.values(written).filter(Boolean).length === 3).toBe(true);
          now = settled ?? now;
          expect(agrees(now)).toBe(true);
        }
      }),
    );
  });

  it('find the catalogue price that leads to the price paid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999 }).map((value) => fromTenThousandths(value)),
        fc.integer({ min: 0, max: 500_000_000 }).map(toAmount),
        (discount, grossSellPrice) => {
          const catalogue = catalogPriceOf(discount, grossSellPrice);
          expect(sellPrice(catalogue ?? grossSellPrice, catalogue ? discount : '0')).toBe(grossSellPrice);
          expect(settledPrices(none, { discount, grossSellPrice })?.grossCatalogPrice).toBe(catalogue);
        },
      ),
    );
  });

  it('find the third from any two', () => {
    const { grossCatalogPrice, discount, grossSellPrice } = whole;
    expect(settledPrices(none, { grossCatalogPrice, discount })).toEqual(whole);
    expect(settledPrices(none, { grossCatalogPrice, grossSellPrice })).toEqual(whole);
    expect(settledPrices(none, { discount, grossSellPrice })).toEqual(whole);
    expect(settledPrices(whole, { discount: '10', grossSellPrice: '90.00' })).toEqual({
      grossCatalogPrice: '100.00',
      discount: '10',
      grossSellPrice: '90.00',
    });
  });

  it('contradict each other when all three are named', () => {
    expect(settledPrices(none, { ...whole, discount: '9' })).toBeNull();
    expect(settledPrices(whole, { ...whole, grossCatalogPrice: '200000.00' })).toBeNull();
  });

  it('empty each other, and stay without the catalogue price', () => {
    expect(settledPrices(whole, { grossCatalogPrice: null })).toEqual({ ...whole, grossCatalogPrice: null });
    expect(settledPrices(whole, { discount: null })).toMatchObject({ grossSellPrice: null });
    expect(settledPrices(whole, { grossSellPrice: null })).toMatchObject({ discount: null });
  });
});
