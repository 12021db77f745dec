import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleOpportunity } from './opportunities.ts';
import { anna, piotr, sampleId } from './people.ts';

type Calls = Endpoints['bankComparisonPdfs'];
type BankComparison = Data<Calls['get']>;

const opportunity = {
  id: sampleOpportunity.id,
  number: sampleOpportunity.number,
  customerName: sampleOpportunity.customer.name,
};

const quote: BankComparison['quotes'][number] = {
  offerId: sampleId(401),
  bankName: 'Źródło Leasing',
  vehicleValue: '150000.00',
  initialPayment: '15000.00',
  numberOfInstallments: 36,
  monthlyAmount: '4162.06',
  buyoutPrice: '1500.00',
  intrestRateType: 'fixed',
  due: 'arrears',
  gapPrice: null,
  yearlyMileage: null,
  excessKmPrice: null,
  unusedKmPrice: null,
  services: [],
  costs: [],
  isPromoted: true,
};

/** A promoted bank, one with a variable rate and a premium, and one with few values. */
export const sampleComparison: BankComparison = {
  id: sampleId(901),
  opportunity,
  kind: 'leasing',
  title: 'Škoda Octavia Combi',
  quotes: [
    quote,
    {
      ...quote,
      offerId: null,
      bankName: 'Bank Łąka',
      monthlyAmount: '4224.90',
      intrestRateType: 'variable',
      gapPrice: '2345.67',
      isPromoted: false,
    },
    {
      ...quote,
      offerId: null,
      bankName: 'Ósmy Bank',
      initialPayment: '30000.00',
      monthlyAmount: '3650.00',
      buyoutPrice: null,
      due: null,
      isPromoted: false,
    },
  ],
  basis: null,
  rentBasis: null,
  startsOn: '2026-12-01',
  drive: 'combustion',
  co2: 131,
  displaySumOfPayments: true,
  displayIntrestRateType: true,
  displayGapPrice: true,
  version: 2,
  createdBy: anna,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
  can: { edit: true, send: true, save: true },
};

const rent: BankComparison['quotes'][number] = {
  ...quote,
  offerId: sampleId(402),
  bankName: 'Najem Źródło',
  initialPayment: '6000.00',
  numberOfInstallments: 24,
  monthlyAmount: '2250.00',
  buyoutPrice: null,
  intrestRateType: null,
  due: null,
  yearlyMileage: 20_000,
  excessKmPrice: '0.45',
  services: ['vehicleInsurance', 'maintenance', 'assistance'],
};

/** Leases with costs: one includes the premiums in its instalment, one charges them separately, one has only fees. */
export const sampleCostedComparison: BankComparison = {
  ...sampleComparison,
  id: sampleId(904),
  drive: null,
  co2: null,
  quotes: [
    {
      ...quote,
      monthlyAmount: '4412.06',
      costs: [
        { kind: 'carInsurance', name: null, amount: '250.00', isGross: false, paid: 'inInstalment' },
        { kind: 'handling', name: null, amount: '1230.00', isGross: true, paid: 'signing' },
        { kind: 'gap', name: null, amount: '2100.00', isGross: false, paid: 'signing' },
      ],
    },
    {
      ...quote,
      offerId: null,
      bankName: 'Bank Łąka',
      monthlyAmount: '4150.00',
      costs: [
        { kind: 'carInsurance', name: null, amount: '265.00', isGross: false, paid: 'besideInstalment' },
        { kind: 'handling', name: null, amount: '900.00', isGross: false, paid: 'signing' },
        { kind: 'tracker', name: null, amount: '39.00', isGross: false, paid: 'besideInstalment' },
        { kind: 'other', name: 'Wydanie w domu', amount: '350.00', isGross: false, paid: 'signing' },
      ],
      isPromoted: false,
    },
  ],
};

/** Rentals: a promoted one, a cheaper one with fewer kilometres, and one with few values. */
export const sampleRentComparison: BankComparison = {
  ...sampleComparison,
  id: sampleId(903),
  kind: 'rent',
  title: 'Toyota Corolla',
  quotes: [
    rent,
    {
      ...rent,
      offerId: null,
      bankName: 'Bank Łąka',
      vehicleValue: null,
      initialPayment: '0.00',
      monthlyAmount: '2380.00',
      yearlyMileage: 15_000,
      excessKmPrice: '0.36',
      services: ['vehicleInsurance'],
      isPromoted: false,
    },
    {
      ...rent,
      offerId: null,
      bankName: 'Ósmy Bank',
      vehicleValue: null,
      initialPayment: null,
      numberOfInstallments: 36,
      monthlyAmount: '2490.00',
      yearlyMileage: null,
      excessKmPrice: null,
      services: [],
      isPromoted: false,
    },
  ],
};

/** Rents on a term and a mileage of one's own: one of another term, one that pays kilometres back, and one that does not. */
export const sampleOwnBasisComparison: BankComparison = {
  ...sampleRentComparison,
  id: sampleId(905),
  rentBasis: { numberOfInstallments: 36, yearlyMileage: 25_000 },
  quotes: [
    rent,
    {
      ...rent,
      offerId: null,
      bankName: 'Bank Łąka',
      initialPayment: '0.00',
      numberOfInstallments: 36,
      monthlyAmount: '2480.00',
      yearlyMileage: 30_000,
      unusedKmPrice: '0.12',
      isPromoted: false,
    },
    {
      ...rent,
      offerId: null,
      bankName: 'Ósmy Bank',
      initialPayment: '0.00',
      numberOfInstallments: 36,
      monthlyAmount: '2610.00',
      yearlyMileage: 30_000,
      excessKmPrice: '0.30',
      isPromoted: false,
    },
  ],
};

/** Rows of the list. */
export const sampleComparisonRows: Data<Calls['list']>['items'] = [
  {
    id: sampleComparison.id,
    kind: 'leasing',
    title: sampleComparison.title,
    opportunity,
    banks: sampleComparison.quotes.map(({ bankName }) => bankName),
    createdBy: anna,
    createdAt: sampleComparison.createdAt,
    updatedAt: sampleComparison.updatedAt,
  },
  {
    id: sampleId(902),
    kind: 'rent',
    title: 'Toyota Corolla',
    opportunity: { id: sampleId(399), number: 1040, customerName: 'Zofia Żak' },
    banks: ['Demo Lease', 'Bank Łąka'],
    createdBy: piotr,
    createdAt: '2026-11-18T08:00:00.000Z',
    updatedAt: '2026-11-18T08:00:00.000Z',
  },
];

/** How two of its banks look; the third is not in the directory. */
export const sampleBankLooks: Data<Endpoints['banks']['named']> = [
  { name: 'Źródło Leasing', color: '#1c4f8f', logo: null },
  { name: 'Bank Łąka', color: '#fbd000', logo: null },
];
