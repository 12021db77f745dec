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
