import { vehicleName } from '@szansa/domain/vehicle';

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
  carVariant: null,
  internalEnquiry: null,
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

type OfferRow = Data<Endpoints['offers']['list']>['items'][number];

function listed(offer: Offer, id: number): OfferRow {
  const { customer, status, number, worker } = sampleOpportunity;
  return {
    id: sampleId(id),
    offerType: offer.offerType,
    isChosen: offer.isChosen,
    opportunity: { id: offer.customerFileId, number, status },
    customer: { id: customer.id, name: customer.name },
    worker,
    vehicle: offer.vehicle && vehicleName(offer.vehicle),
    bank: offer.bankRepresentative?.bank ?? null,
    dealer: offer.dealerRepresentative?.dealer ?? null,
    vehicleValue: offer.vehicleValue,
    numberOfInstallments: offer.numberOfInstallments,
    monthlyAmount: offer.monthlyAmount,
    sumOfPayments: offer.sumOfPayments,
    commisionAmount: offer.commisionAmount ?? null,
    bookingDate: offer.bookingDate,
    createdAt: offer.createdAt,
  };
}

/** Offers of all opportunities, the newest first. */
export const sampleOfferRows: OfferRow[] = [
  listed(sampleOffer, 401),
  listed(otherOffer, 402),
  {
    ...listed(otherOffer, 403),
    offerType: 'rent_short_term',
    vehicle: null,
    bank: null,
    dealer: null,
    vehicleValue: null,
    numberOfInstallments: null,
    monthlyAmount: null,
    sumOfPayments: null,
    commisionAmount: null,
    bookingDate: null,
  },
];

export const sampleOfferSums: Data<Endpoints['offers']['sums']> = [
  {
    offerType: 'leasing',
    count: 1,
    vehicleValue: '121951.22',
    sumOfPayments: '128990.83',
    commisionAmount: '1829.27',
  },
  {
    offerType: 'rent_long_term',
    count: 1,
    vehicleValue: '121951.22',
    sumOfPayments: '104364.00',
    commisionAmount: '1829.27',
  },
  { offerType: 'rent_short_term', count: 1, vehicleValue: null, sumOfPayments: null, commisionAmount: null },
];
