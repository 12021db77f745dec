import { describe, expect, it } from 'vitest';

import { baseOf, followCommission } from './following.ts';

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
    expect(followCommission({ ...commission, vehicleValue: null }, 'commisionPercent')).toEqual({});
    expect(followCommission({ ...commission, commisionPercent: '1,x' }, 'commisionPercent')).toEqual({});
  });
});
