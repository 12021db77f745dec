import type { OfferPdfInput } from './content.ts';

/** What tests draw: a lease without anything that need not be there. */
export const sampleInput: OfferPdfInput = {
  language: 'pl',
  today: '2026-11-22',
  agency: {
    name: 'Szansa',
    taxIdNumber: null,
    address: null,
    phone: null,
    email: null,
    website: null,
    accentColor: null,
    logo: null,
    footer: null,
  },
  salesperson: null,
  number: 1,
  customer: { name: 'Jan Kowalski', organisation: null, taxIdNumber: null },
  offer: {
    offerType: 'leasing',
    orderType: null,
    intrestRateType: null,
    isDeposit: false,
    vehicleValue: '100000.00',
    initialPayment: null,
    numberOfInstallments: null,
    monthlyAmount: null,
    buyoutPrice: null,
    sumOfPayments: null,
  },
  bank: null,
  pictures: [],
  vehicle: null,
};
