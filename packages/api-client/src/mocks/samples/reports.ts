import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { anna, piotr, sampleId } from './people.ts';

type Calls = Endpoints['reports'];
type Report = Data<Calls['get']>;
type Entry = Data<Calls['entries']>['items'][number];
type Summary = Data<Calls['summary']>;

/** Last month's signatures of two people, open to be changed. */
export const sampleReport: Report = {
  id: sampleId(951),
  type: 'deal_signing_date',
  rangeType: 'last_month',
  dateFrom: '2026-10-01',
  dateTo: '2026-10-31',
  workers: [anna, piotr],
  entryCount: 3,
  createdBy: anna,
  createdAt: '2026-11-02T08:00:00.000Z',
  calculatedAt: '2026-11-02T08:00:00.000Z',
  acceptedBy: null,
  acceptedAt: null,
  archivedAt: null,
  version: 1,
  can: { edit: true },
};

export const acceptedReport: Report = {
  ...sampleReport,
  id: sampleId(952),
  dateFrom: '2026-09-01',
  dateTo: '2026-09-30',
  acceptedBy: anna,
  acceptedAt: '2026-11-19T12:00:00.000Z',
  version: 2,
  can: { edit: false },
};

const annaInReport = { id: anna.id, name: `${anna.firstName} ${anna.lastName}` };
const piotrInReport = { id: piotr.id, name: `${piotr.firstName} ${piotr.lastName}` };

const entry: Entry = {
  id: sampleId(961),
  version: 1,
  worker: annaInReport,
  opportunity: { id: sampleId(301), number: 1042, customerId: sampleId(101) },
  taxId: '9991000111',
  clientName: 'Żółw sp. z o.o.',
  phone: '+48600123456',
  email: 'zolw@przyklad.example',
  incomeType: 'leasing',
  type: 'leasing',
  description: 'Škoda Octavia Selection',
  yearOfProduction: 2026,
  leasingCompany: 'Źródło Leasing',
  monthOfIncome: '2026-10',
  nettoTransactionValue: '150000.00',
  ownShare: '15000.00',
  netCommitmentValue: '135000.00',
  commisionAmount: '6000.00',
  clientCommission: null,
  transactionCosts: '100.50',
  totalCommission: '5899.50',
  insurance: null,
  gapInsurance: null,
  registerVehicleDate: '2026-10-31',
  conctractDate: '2026-10-10',
  customerSource: 'Telefon',
  notes: null,
  workerCommission: '1474.88',
  invoiceNumber: null,
  mgInsuranceCommission: null,
  payMonth: '2026-11',
  sumOfCommissions: '5899.50',
  leasingMerchantName: 'Ewa Kontaktowa',
  invoiceChargedPrice: '150000.00',
  totalSumOfCommissions: '10100.25',
  customerFileCreationMethod: 'manual',
  byHand: {},
};

/** One entry with the values of its deal, one with cells changed by hand, one archived since. */
export const sampleEntries: readonly Entry[] = [
  entry,
  {
    ...entry,
    id: sampleId(962),
    version: 3,
    opportunity: { id: sampleId(302), number: 1043, customerId: sampleId(102) },
    clientName: 'Łucja Ćma',
    taxId: null,
    description: 'Toyota Corolla',
    commisionAmount: '4000.00',
    clientCommission: '200.75',
    transactionCosts: null,
    totalCommission: '4200.75',
    sumOfCommissions: '4200.75',
    workerCommission: '1050.18',
    conctractDate: '2026-10-20',
    byHand: {
      clientCommission: { original: null, by: piotr, at: '2026-11-03T09:15:00.000Z' },
      clientName: { original: 'Lucja Cma', by: anna, at: '2026-11-03T09:20:00.000Z' },
    },
  },
  {
    ...entry,
    id: sampleId(963),
    worker: piotrInReport,
    opportunity: null,
    clientName: 'Zofia Żak',
    incomeType: 'rent',
    type: 'rent_long_term',
    leasingCompany: 'Bank Łąka',
    commisionAmount: '333.33',
    transactionCosts: null,
    totalCommission: '333.33',
    sumOfCommissions: '333.33',
    totalSumOfCommissions: '333.33',
    workerCommission: '66.67',
    conctractDate: '2026-10-31',
  },
];

const sums: Summary['sums'] = {
  nettoTransactionValue: '450000.00',
  ownShare: '45000.00',
  netCommitmentValue: '405000.00',
  commisionAmount: '10333.33',
  clientCommission: '200.75',
  transactionCosts: '100.50',
  totalCommission: '10433.58',
  insurance: '0.00',
  gapInsurance: '0.00',
  mgInsuranceCommission: '0.00',
  sumOfCommissions: '10433.58',
  workerCommission: '2591.73',
};
const ofAnna = {
  ...sums,
  totalCommission: '10100.25',
  sumOfCommissions: '10100.25',
  workerCommission: '2525.06',
};
const ofPiotr = { ...sums, totalCommission: '333.33', sumOfCommissions: '333.33', workerCommission: '66.67' };

export const sampleSummary: Summary = {
  count: 3,
  sums,
  byWorker: [
    { worker: annaInReport, count: 2, sums: ofAnna },
    { worker: piotrInReport, count: 1, sums: ofPiotr },
  ],
  byMonth: [{ month: '2026-10', count: 3, sums }],
  byBank: [
    { bank: 'Źródło Leasing', count: 2, sums: ofAnna },
    { bank: 'Bank Łąka', count: 1, sums: ofPiotr },
  ],
  payouts: [
    {
      worker: annaInReport,
      month: '2026-10',
      count: 2,
      sum: '10100.25',
      from: '10000.00',
      percent: '25',
      payout: '2525.06',
    },
    {
      worker: piotrInReport,
      month: '2026-10',
      count: 1,
      sum: '333.33',
      from: '0.00',
      percent: '20',
      payout: '66.67',
    },
  ],
};

const named = { clientName: entry.clientName, worker: annaInReport, opportunityNumber: 1042 };

/** One deal added, one removed, one with other values, and other tiers. */
export const sampleRecalculation: Data<Calls['recalculation']> = {
  fingerprint: 'sample',
  isDifferent: true,
  areTiersChanged: true,
  added: { count: 1, entries: [{ ...named, clientName: 'Nowy Klient', opportunityNumber: 1050 }] },
  removed: { count: 1, entries: [{ ...named, clientName: 'Zofia Żak', opportunityNumber: null }] },
  changed: {
    count: 1,
    entries: [
      {
        ...named,
        cells: {
          worker: { from: 'Anna Nowak', to: 'Piotr Wiśniewski' },
          commisionAmount: { from: '6000.00', to: '6500.00' },
          leasingCompany: { from: null, to: 'Bank Łąka' },
        },
      },
    ],
  },
  before: sums,
  after: { ...sums, totalCommission: '11000.00', sumOfCommissions: '11000.00', workerCommission: '2750.00' },
};

/** Rows of the list. */
export const sampleReportRows: Data<Calls['list']>['items'] = [sampleReport, acceptedReport].map(
  ({ calculatedAt: _calculatedAt, can: _can, ...row }) => row,
);
