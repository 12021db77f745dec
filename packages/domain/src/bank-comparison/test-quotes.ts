import type { Quote, QuoteCost, RentQuote } from './index.ts';

/** The quote and the first day that tests start from. */
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
  costs: [],
  isPromoted: false,
};

/** The rental that tests start from. */
export const rent: RentQuote = {
  bankName: 'Najem',
  vehicleValue: null,
  initialPayment: '0.00',
  numberOfInstallments: 24,
  monthlyAmount: '2000.00',
  yearlyMileage: 20_000,
  excessKmPrice: null,
  unusedKmPrice: null,
  services: [],
  costs: [],
  isPromoted: false,
};

/** The cost that tests start from: a fee at signing. */
export const cost: QuoteCost = {
  kind: 'handling',
  name: null,
  amount: '1000.00',
  isGross: false,
  paid: 'signing',
};

/** A premium of 250 a month that an instalment contains. */
export const insurance: QuoteCost = { ...cost, kind: 'carInsurance', amount: '250.00', paid: 'inInstalment' };

export const day = '2026-12-01';
