import { arrivedOf } from '@szansa/domain/analytics';
import { opportunityStatuses } from '@szansa/domain/opportunity';

import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { anna, katarzyna, piotr, sampleId } from './people.ts';

type Calls = Endpoints['analytics'];
type Row = Data<Calls['list']>['items'][number];

const closed: Row = {
  id: sampleId(301),
  number: 1042,
  worker: anna,
  customer: { id: sampleId(101), name: 'Jan Kowalski' },
  personalIdNumber: '*********73',
  taxIdNumber: '9991000111',
  companies: ['Żółw sp. z o.o.', 'Kowalski Transport'],
  status: 'closed',
  isArchived: false,
  vehicle: 'Škoda Octavia Selection',
  bodyColor: 'Granatowy',
  specification: '1.5 TSI, DSG, kombi, 2026',
  vehicleValue: '121951.22',
  offer: { isChosen: true, numberOfInstallments: 36, monthlyAmount: '3210.45' },
  offerType: 'leasing',
  bank: { id: sampleId(501), name: 'Źródło Leasing' },
  bankRepresentative: 'Ewa Bankowa',
  dealer: { id: sampleId(601), name: 'Auto Łódź' },
  dealerRepresentative: 'Adam Salonowy',
  carInsuranceId: 'OC/2026/1042',
  hasPolicy: true,
  isRegistered: true,
  isPickedUp: true,
  applicationDate: '2026-10-05',
  agreementDate: '2026-10-12',
  pickupDate: '2026-11-03',
  signedDeal: '2026-10-14',
  vehicleRegistrationDate: '2026-10-28',
  commisionAmount: '1829.27',
  note: 'Klient prosi o kontakt po 16.',
  createdAt: '2026-09-21T09:00:00.000Z',
  closedAt: '2026-11-04T13:00:00.000Z',
};

const empty: Row = {
  ...closed,
  id: sampleId(302),
  number: 1043,
  worker: piotr,
  customer: { id: sampleId(102), name: 'Zofia Żółkiewska' },
  personalIdNumber: null,
  taxIdNumber: null,
  companies: [],
  status: 'lead',
  vehicle: null,
  bodyColor: null,
  specification: null,
  vehicleValue: null,
  offer: null,
  offerType: null,
  bank: null,
  bankRepresentative: null,
  dealer: null,
  dealerRepresentative: null,
  carInsuranceId: null,
  hasPolicy: false,
  isRegistered: false,
  isPickedUp: false,
  applicationDate: null,
  agreementDate: null,
  pickupDate: null,
  signedDeal: null,
  vehicleRegistrationDate: null,
  commisionAmount: null,
  note: null,
  createdAt: '2026-11-18T10:00:00.000Z',
  closedAt: null,
};

/** Opportunities as analytics list them: one closed, one new, one archived. */
export const sampleAnalyticsRows: Row[] = [
  closed,
  empty,
  {
    ...closed,
    id: sampleId(303),
    number: 1044,
    worker: null,
    customer: { id: sampleId(103), name: 'Firma Łąka' },
    status: 'negotiations',
    isArchived: true,
    vehicleValue: '89000.00',
    closedAt: null,
    pickupDate: null,
    isPickedUp: false,
  },
];

export const sampleAnalyticsSums: Data<Calls['sums']> = {
  count: 3,
  vehicleValue: '210951.22',
  commisionAmount: '3658.54',
};

const standing = opportunityStatuses.map((_status, index) => 42 - index * 3);
const arrived = arrivedOf(standing);

export const samplePictures: Data<Calls['pictures']> = {
  funnel: opportunityStatuses.map((status, index) => ({
    status,
    arrived: arrived[index] ?? 0,
    count: standing[index] ?? 0,
    vehicleValue: `${(standing[index] ?? 0) * 121_000}.00`,
    medianDays: status === 'closed' ? null : 2 + index / 2,
  })),
  months: [
    { month: '2026-09', open: 8, closed: 14, archived: 3, vehicleValue: '2904000.00' },
    { month: '2026-10', open: 21, closed: 9, archived: 4, vehicleValue: '4114000.00' },
    { month: '2026-11', open: 33, closed: 0, archived: 1, vehicleValue: '4114000.00' },
  ],
  leadSources: [
    { leadSource: { id: sampleId(701), name: 'Polecenie' }, open: 31, closed: 14, archived: 3 },
    { leadSource: { id: sampleId(702), name: 'Strona internetowa' }, open: 22, closed: 9, archived: 5 },
    { leadSource: null, open: 9, closed: 0, archived: 0 },
  ],
  archiveReasons: [
    { archiveReason: { id: sampleId(711), name: 'Cena / warunki finansowania' }, count: 5 },
    { archiveReason: { id: sampleId(712), name: 'Wybrał konkurencję' }, count: 3 },
  ],
  banks: [
    {
      bank: { id: sampleId(501), name: 'Źródło Leasing' },
      offers: 48,
      chosen: 31,
      closed: 15,
      medianDecisionDays: 6.5,
    },
    {
      bank: { id: sampleId(502), name: 'Bank Wisła' },
      offers: 19,
      chosen: 8,
      closed: 0,
      medianDecisionDays: null,
    },
  ],
  workers: [
    {
      worker: anna,
      open: 34,
      closed: 15,
      archived: 2,
      vehicleValue: '1829268.30',
      commisionAmount: '27439.05',
    },
    {
      worker: piotr,
      open: 20,
      closed: 8,
      archived: 6,
      vehicleValue: '968000.00',
      commisionAmount: '14520.00',
    },
    { worker: katarzyna, open: 6, closed: 0, archived: 0, vehicleValue: '0.00', commisionAmount: '0.00' },
    { worker: null, open: 2, closed: 0, archived: 0, vehicleValue: '0.00', commisionAmount: '0.00' },
  ],
};

/** The same by salesperson. */
export const sampleAnalyticsGroups: Data<Endpoints['analytics']['groups']> = [
  {
    key: anna.id,
    name: 'Anna Nowak',
    count: 51,
    vehicleValue: '4210951.22',
    commisionAmount: '61200.00',
  },
  {
    key: piotr.id,
    name: 'Piotr Wiśniewski',
    count: 34,
    vehicleValue: '1804500.00',
    commisionAmount: '27067.50',
  },
  { key: null, name: null, count: 2, vehicleValue: '90000.00', commisionAmount: null },
];
