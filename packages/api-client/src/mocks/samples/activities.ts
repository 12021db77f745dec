import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleOpportunity } from './opportunities.ts';
import { anna, piotr, sampleId } from './people.ts';

type Activity = Data<Endpoints['activities']['get']>;

const customerFile = {
  id: sampleOpportunity.id,
  number: sampleOpportunity.number,
  customerName: sampleOpportunity.customer.name,
};

const common = {
  note: null,
  endAt: null,
  reminder: null,
  doneAt: null,
  outcome: null,
  customerFile,
  worker: anna,
  createdBy: anna,
  createdAt: '2026-11-16T09:00:00.000Z',
  version: 1,
  can: { edit: true },
} satisfies Partial<Activity>;

/** Activities around 20 November 2026, the earliest first. */
export const sampleActivities: Activity[] = [
  {
    ...common,
    id: sampleId(1801),
    type: 'call',
    title: 'Pierwszy telefon do klienta',
    startAt: '2026-11-17T08:15:00.000Z',
    endAt: '2026-11-17T08:30:00.000Z',
    doneAt: '2026-11-17T08:32:00.000Z',
    outcome: 'Szuka auta rodzinnego, budżet do 2500 zł netto.',
  },
  {
    ...common,
    id: sampleId(1802),
    type: 'email',
    title: 'Wysłać porównanie ofert',
    startAt: '2026-11-19T13:00:00.000Z',
    endAt: '2026-11-19T13:30:00.000Z',
  },
  {
    ...common,
    id: sampleId(1803),
    type: 'meeting',
    title: 'Omówić oferty w biurze klienta',
    note: 'Zabrać katalog i wzór umowy.',
    startAt: '2026-11-20T14:00:00.000Z',
    endAt: '2026-11-20T15:00:00.000Z',
    reminder: 30,
  },
  {
    ...common,
    id: sampleId(1804),
    type: 'call',
    title: 'Zapytać salon o rabat',
    startAt: '2026-11-23T09:00:00.000Z',
    endAt: '2026-11-23T09:15:00.000Z',
    reminder: 15,
    worker: piotr,
    createdBy: piotr,
    can: { edit: false },
  },
  {
    ...common,
    id: sampleId(1805),
    type: 'task',
    title: 'Raport z targów w Poznaniu',
    startAt: '2026-11-25T08:00:00.000Z',
    customerFile: null,
  },
];
