import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleOpportunity } from './opportunities.ts';
import { anna, sampleId } from './people.ts';
import { bankRepresentative, dealerRepresentative } from './representatives.ts';
import { octavia } from './vehicles.ts';

type Offer = Data<Endpoints['offers']['get']>;

export const sampleOffer: Offer = {
  id: sampleId(401),
  customerFileId: sampleOpportunity.id,
  isChosen: true,
  offerType: 'leasing',
  vehicle: octavia,
  bankRepresentative,
  dealerRepresentative,
  orderType: 'on_hand',
  intrestRateType: 'variable',
  isDeposit: false,
  registrationCity: 'Warszawa',
  vehicleValue: '121951.22',
  initialPayment: '12195.12',
  numberOfInstallments: 36,
  monthlyAmount: '3210.45',
  buyoutPrice: '1219.51',
  transactionCosts: '450.00',
  sumOfPayments: '128990.83',
  invoiceChargedPrice: '121951.22',
  commisionPercent: '1.5',
  commisionAmount: '1829.27',
  bookingDate: '2026-11-14',
  dealSigningDate: null,
  dealEndDate: null,
  vehicleRegistrationDate: null,
  closingDate: null,
  carInsuranceId: null,
  gapInsuranceId: null,
  note: null,
  version: 2,
  createdBy: anna,
  createdAt: '2026-11-15T12:00:00.000Z',
  updatedAt: '2026-11-15T12:30:00.000Z',
  can: { edit: true, choose: true, remove: true },
};

export const otherOffer: Offer = {
  ...sampleOffer,
  id: sampleId(402),
  isChosen: false,
  offerType: 'rent_long_term',
  initialPayment: '0.00',
  monthlyAmount: '2899.00',
  buyoutPrice: '0.00',
  sumOfPayments: '104364.00',
};
