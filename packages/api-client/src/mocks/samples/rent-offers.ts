import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleOpportunity } from './opportunities.ts';
import { anna, piotr, sampleId } from './people.ts';

type Calls = Endpoints['rentOfferPdfs'];

const opportunity = {
  id: sampleOpportunity.id,
  number: sampleOpportunity.number,
  customerName: sampleOpportunity.customer.name,
};

/** A rent offer with all there is, of an opportunity. */
export const sampleRentOffer: Data<Calls['get']> = {
  id: sampleId(911),
  customerFileId: opportunity.id,
  opportunity,
  clientTitle: sampleOpportunity.customer.name,
  carBrandAndModel: 'Škoda Octavia Combi',
  carVersionAndEngine: '1.5 TSI mHEV 150 KM DSG',
  carVariant: 'Czerwień Velvet',
  carState: 'new',
  offerType: 'rent_long_term',
  contractMonthsPeriod: 36,
  monthlyFeeNet: '1999.90',
  initialPaymentNet: '10000.00',
  buyoutPriceNet: '50000.01',
  sellValue: '118000.00',
  totalKmLimit: 60_000,
  displayMileage: true,
  vehicleInsurance: true,
  maintenance: true,
  replacementCar: false,
  assistance: true,
  damageControl: false,
  additionalInformation: 'Opony zimowe w cenie.',
  version: 2,
  createdBy: anna,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
  can: { edit: true, duplicate: true, send: true, save: true },
};

/** One of no opportunity, with as little as there may be. */
export const sampleLooseRentOffer: Data<Calls['get']> = {
  ...sampleRentOffer,
  id: sampleId(912),
  customerFileId: null,
  opportunity: null,
  clientTitle: 'Zofia Żak',
  carBrandAndModel: 'Toyota Yaris',
  carVersionAndEngine: null,
  carVariant: null,
  carState: 'used',
  offerType: 'rent_short_term',
  contractMonthsPeriod: 5,
  monthlyFeeNet: '1450.00',
  initialPaymentNet: null,
  buyoutPriceNet: null,
  sellValue: null,
  totalKmLimit: null,
  additionalInformation: null,
  createdBy: piotr,
  can: { ...sampleRentOffer.can, save: false },
};

/** Rows of the list. */
export const sampleRentOfferRows: Data<Calls['list']>['items'] = [sampleRentOffer, sampleLooseRentOffer].map(
  ({ id, clientTitle, carBrandAndModel, offerType, contractMonthsPeriod, ...rest }) => ({
    id,
    opportunity: rest.opportunity,
    clientTitle,
    carBrandAndModel,
    offerType,
    contractMonthsPeriod,
    monthlyFeeNet: rest.monthlyFeeNet,
    initialPaymentNet: rest.initialPaymentNet,
    sellValue: rest.sellValue ?? null,
    createdBy: rest.createdBy,
    createdAt: rest.createdAt,
    updatedAt: rest.updatedAt,
  }),
);
