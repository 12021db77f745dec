import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { pawel, sampleEnquiry } from './enquiries.ts';
import { sampleOpportunity } from './opportunities.ts';
import { sampleId } from './people.ts';
import { bankRepresentative } from './representatives.ts';

type Proposal = Data<Endpoints['internalEnquiryProposals']['get']>;

const common = {
  enquiry: { id: sampleEnquiry.id, individualNumber: sampleEnquiry.individualNumber },
  createdBy: pawel,
  can: { remove: false, offer: true },
};

/** A car of the catalogue, of which an offer was made already. */
export const sampleCarProposal: Proposal = {
  ...common,
  id: sampleId(2601),
  kind: 'variant',
  car: {
    name: 'Škoda Octavia Combi Selection',
    brand: 'Škoda',
    model: 'Octavia Combi',
    carVersion: 'Selection',
    carBodyType: 'Kombi',
    carFuelType: 'Benzyna',
    carTransmissionType: 'Automatyczna',
    engineSize: 1498,
    enginePower: 150,
    enginePowerUnit: 'km',
    carColor: 'Niebieski',
    carAvailability: 'Od ręki',
    availability: 'readily',
    catalogPrice: '149900.00',
    catalogDiscountPrice: '139900.00',
    dealer: { id: sampleId(1121), name: 'Auto-Test Salon Warszawa' },
    year: 2026,
    prodTime: null,
    carCondition: 'new',
    mileage: null,
    realAvailabilityDate: '2026-11-25',
  },
  carVariant: { id: sampleId(2611), carOfferId: sampleId(2612) },
  calculation: null,
  note: 'Stoi w Poznaniu, odbiór za trzy dni.',
  offers: [
    {
      id: sampleId(2621),
      customerFileId: sampleOpportunity.id,
      number: sampleOpportunity.number,
      vehicle: 'Škoda Octavia Combi Selection',
    },
  ],
  createdAt: '2026-11-19T13:05:00.000Z',
};

export const sampleCalculation: Proposal = {
  ...common,
  id: sampleId(2602),
  kind: 'calculation',
  car: null,
  carVariant: null,
  calculation: {
    offerType: 'leasing',
    intrestRateType: 'fixed',
    bankRepresentative,
    vehicle: 'Hyundai Tucson',
    vehicleValue: '121951.22',
    initialPayment: '12195.12',
    numberOfInstallments: 36,
    monthlyAmount: '3218.40',
    buyoutPrice: '1219.51',
    sumOfPayments: '129277.03',
    distanceLimit: null,
  },
  note: null,
  offers: [],
  createdAt: '2026-11-19T12:00:00.000Z',
};
