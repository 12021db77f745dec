import { describe, expect, it } from 'vitest';

import { amountOf, baseOf, followCommission, followPrices } from './following.ts';

describe('fields that follow each other', () => {
  const commission = {
    invoiceChargedPrice: null,
    vehicleValue: '150000.00',
    commisionPercent: '1.5',
    commisionAmount: '1000.00',
  };

  it('has the commission amount follow the percent, and the percent the amount', () => {
    expect(followCommission(commission, 'commisionPercent')).toEqual({ commisionAmount: '2250.00' });
    expect(followCommission({ ...commission, commisionAmount: '3000.00' }, 'commisionAmount')).toEqual({
      commisionPercent: '2',
    });
  });

  it('keeps the percent when the base changes, and prefers the invoice', () => {
    const invoiced = { ...commission, invoiceChargedPrice: '100000.00' };
    expect(baseOf(invoiced)).toBe('100000.00');
    expect(followCommission(invoiced, 'base')).toEqual({ commisionAmount: '1500.00' });
  });

  it('waits while something cannot be read', () => {
    expect(amountOf('12,3x')).toBeNull();
    expect(followCommission({ ...commission, vehicleValue: null }, 'commisionPercent')).toEqual({});
    expect(followCommission({ ...commission, commisionPercent: '1,x' }, 'commisionPercent')).toEqual({});
  });

  it('leads from the discount to the price paid and back', () => {
    const prices = { grossCatalogPrice: '149900.00', discount: '8', grossSellPrice: null };
    expect(followPrices(prices, 'discount')).toEqual({ grossSellPrice: '137908.00' });
    expect(followPrices({ ...prices, grossSellPrice: '134910.00' }, 'grossSellPrice')).toEqual({
      discount: '10',
    });
    expect(followPrices({ ...prices, grossSellPrice: '160000.00' }, 'grossSellPrice')).toEqual({
      discount: null,
    });
  });
});
