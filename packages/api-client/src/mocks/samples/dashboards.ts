import { monthsUntil } from '@szansa/domain/analytics';

import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { anna, sampleId } from './people.ts';

type Calls = Endpoints['dashboards'];
type Dashboard = Data<Calls['get']>;

const tiers = [
  { from: '0.00', percent: '20' },
  { from: '10000.00', percent: '25' },
  { from: '20000.00', percent: '30' },
  { from: '35000.00', percent: '35' },
];

/** Anna's November. */
export const sampleDashboard: Dashboard = {
  person: anna,
  month: '2026-11',
  closed: { count: 5, vehicleValue: '609756.10' },
  commission: {
    total: '17250.50',
    tiers,
    percent: '25',
    next: { from: '20000.00', percent: '30', missing: '2749.50' },
    payout: '4312.63',
  },
  bestDeal: {
    id: sampleId(301),
    number: 1042,
    customerName: 'Jan Kowalski',
    amount: '5829.27',
    person: anna,
  },
  bestPerson: { person: anna, amount: '17250.50' },
  months: monthsUntil('2026-11-17', 12).map((month, index) => ({
    month,
    closed: (index * 5) % 7,
    vehicleValue: `${((index * 5) % 7) * 121_000}.00`,
    commisionAmount: `${((index * 5) % 7) * 2890}.50`,
  })),
  work: { activities: 4, reassignRequests: 1, withoutNextStep: 7, endsSoon: 2 },
};

/** That of everybody. */
export const sampleTeamDashboard: Dashboard = {
  ...sampleDashboard,
  person: null,
  closed: { count: 24, vehicleValue: '3504958.00' },
  commission: { total: '57317.00', tiers, percent: null, next: null, payout: '14859.10' },
};

export const sampleOpenDeals: Data<Calls['openDeals']> = [
  {
    id: sampleId(304),
    number: 1051,
    customerName: 'Zofia Żółkiewska',
    status: 'handing',
    vehicle: 'Škoda Octavia Selection',
    commisionAmount: '2749.50',
  },
  {
    id: sampleId(305),
    number: 1060,
    customerName: 'Firma Łąka',
    status: 'negotiations',
    vehicle: null,
    commisionAmount: '15000.00',
  },
];

const answersOf = [
  null,
  { answered: 7, medianHours: 11.5, offers: 1 },
  { answered: 9, medianHours: 9, offers: 2 },
  { answered: 8, medianHours: 8.4, offers: 0 },
  { answered: 12, medianHours: 10.2, offers: 3 },
  { answered: 11, medianHours: 7.5, offers: 2 },
  { answered: 13, medianHours: 7, offers: 4 },
  { answered: 10, medianHours: 6.8, offers: 1 },
  { answered: 15, medianHours: 7.1, offers: 3 },
  { answered: 17, medianHours: 5.9, offers: 4 },
  { answered: 19, medianHours: 6, offers: 5 },
  { answered: 14, medianHours: 4.5, offers: 3 },
];

/** What a platformer answered in the year to November; nothing in its first month. */
export const sampleAnswers: Data<Calls['enquiries']> = {
  months: monthsUntil('2026-11-17', 12).map((month, index) => {
    const known = answersOf[index];
    return known ? { month, ...known } : { month, answered: 0, medianHours: null, offers: 0 };
  }),
};
