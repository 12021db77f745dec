import { describe, expect, it } from 'vitest';

import { typedAmount } from '../shared/index.ts';
import { discountOf, followPrices, sellPrice } from './prices.ts';

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

  it('keeps the discount when the catalogue price changes, and finds it where there is none', () => {
    const dearer = { ...prices, grossCatalogPrice: '200000.00', grossSellPrice: '137908.00' };
    expect(followPrices(dearer, 'grossCatalogPrice')).toEqual({ grossSellPrice: '184000.00' });
    expect(followPrices({ ...dearer, discount: null }, 'grossCatalogPrice')).toEqual({ discount: '31.046' });
  });

  it('waits while something cannot be read', () => {
    expect(typedAmount('12,3x')).toBeNull();
    expect(followPrices({ ...prices, grossCatalogPrice: '12,3x' }, 'discount')).toEqual({});
    expect(followPrices({ ...prices, discount: '1,x' }, 'discount')).toEqual({});
  });
});
