import type { Quote, RentQuote } from './index.ts';

/** The quote and the first day that tests begin with. */
export const quote: Quote = {
  bankName: 'Bank',
  vehicleValue: '100000.00',
  initialPayment: '0.00',
  numberOfInstallments: 10,
  monthlyAmount: '10000.00',
  buyoutPrice: '0.00',
  intrestRateType: 'fixed',
  due: 'arrears',
  gapPrice: null,
  isPromoted: false,
};

/** The rent that tests begin with. */
export const rent: RentQuote = {
  bankName: 'Najem',
  vehicleValue: null,
  initialPayment: '0.00',
  numberOfInstallments: 24,
  monthlyAmount: '2000.00',
  yearlyMileage: 20_000,
  excessKmPrice: null,
  services: [],
  isPromoted: false,
};

export const day = '2026-12-01';
