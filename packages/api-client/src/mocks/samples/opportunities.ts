import { opportunityStatuses, type OpportunityStatus } from '@szansa/domain/opportunity';

import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleCustomer, sampleCustomers } from './customers.ts';
import { sampleLabels, sampleLeadSources } from './directory.ts';
import { anna, piotr, sampleId } from './people.ts';

type Opportunity = Data<Endpoints['opportunities']['get']>;
type ListItem = Data<Endpoints['opportunities']['list']>['items'][number];
type Board = Data<Endpoints['opportunities']['board']>;
type Timeline = Data<Endpoints['opportunities']['timeline']>;

export const sampleOpportunity: Opportunity = {
  id: sampleId(301),
  number: 1042,
  status: 'negotiations',
  isArchived: false,
  customer: {
    id: sampleCustomer.id,
    name: sampleCustomer.name,
    taxIdNumber: '9991000111',
    emails: [{ email: 'jan.kowalski@przyklad.test' }],
    phones: [{ phone: '+48600123456' }],
  },
  worker: anna,
  labels: sampleLabels.slice(0, 2),
  vehicle: 'Škoda Octavia Combi Selection 1.5 TSI mHEV 150 KM DSG',
  vehicleValue: '121951.22',
  statusChangedAt: '2026-11-16T09:00:00.000Z',
  lastActivityAt: '2026-11-20T14:12:00.000Z',
  createdAt: '2026-10-28T08:00:00.000Z',
  leadSource: sampleLeadSources[0] ?? null,
  note: 'Klient porównuje leasing z najmem, decyzja do końca miesiąca.',
  archiveReason: null,
  archiveNote: null,
  archivedAt: null,
  chosenOfferId: sampleId(401),
  closingDate: null,
  creationMethod: 'manual',
  createdBy: anna,
  version: 7,
  moves: opportunityStatuses.filter((status) => status !== 'negotiations'),
  missing: ['dealSigningDate', 'dealEndDate', 'vehicleRegistrationDate', 'carInsuranceId', 'gapInsuranceId'],
  can: {
    edit: true,
    editAfterConsent: false,
    addOffer: true,
    compareBanks: true,
    addRentOffer: true,
    archive: true,
    unarchive: false,
    comment: true,
    claim: false,
    assign: false,
    notify: true,
  },
};

const vehicles = [
  'Toyota RAV4 Executive',
  'Škoda Kodiaq Selection',
  'Kia Sportage M',
  'Ford Transit Custom',
  null,
];

export function sampleListItem(index: number, status: OpportunityStatus): ListItem {
  const customer = sampleCustomers[index % sampleCustomers.length] ?? sampleCustomer;
  return {
    id: sampleId(310 + index),
    number: 1000 + index,
    status,
    isArchived: false,
    customer: { id: customer.id, name: customer.name },
    worker: index % 4 === 3 ? null : index % 2 ? piotr : anna,
    labels: sampleLabels.slice(0, index % 3),
    vehicle: vehicles[index % vehicles.length] ?? null,
    vehicleValue: index % 5 === 4 ? null : `${90_000 + index * 7_350}.00`,
    statusChangedAt: `2026-11-${String(1 + (index % 20)).padStart(2, '0')}T09:00:00.000Z`,
    lastActivityAt: `2026-11-${String(1 + (index % 20)).padStart(2, '0')}T12:00:00.000Z`,
    createdAt: '2026-10-10T08:00:00.000Z',
    leadSource: sampleLeadSources[index % sampleLeadSources.length] ?? null,
    version: 1,
  };
}

export const sampleOpportunities: ListItem[] = Array.from({ length: 12 }, (_, index) =>
  sampleListItem(index, opportunityStatuses[index % opportunityStatuses.length] ?? 'lead'),
);

/** One that is overdue at the moment of stories, one to come, and none. */
const sampleNextActivities: readonly Board['columns'][number]['cards'][number]['nextActivity'][] = [
  {
    id: sampleId(651),
    type: 'call',
    title: 'Oddzwonić w sprawie oferty',
    startAt: '2026-11-16T09:00:00.000Z',
    endAt: null,
  },
  {
    id: sampleId(652),
    type: 'meeting',
    title: 'Jazda próbna',
    startAt: '2026-12-18T11:00:00.000Z',
    endAt: '2026-12-18T12:00:00.000Z',
  },
  null,
];

/** A board with so many cards, spread over all statuses. */
export function sampleBoard(cards = 24): Board {
  const items = Array.from({ length: cards }, (_, index) =>
    sampleListItem(index, opportunityStatuses[(index * 7) % opportunityStatuses.length] ?? 'lead'),
  );
  return {
    columns: opportunityStatuses.map((status) => {
      const own = items.filter((item) => item.status === status);
      return {
        status,
        count: own.length,
        sum: `${own.reduce((sum, item) => sum + Number(item.vehicleValue ?? 0), 0)}.00`,
        cards: own.map(({ leadSource: _, ...item }) => ({
          ...item,
          canMove: item.worker?.id === anna.id,
          nextActivity: sampleNextActivities[item.number % sampleNextActivities.length] ?? null,
        })),
      };
    }),
  };
}

export const sampleTimeline: Timeline = {
  page: 1,
  perPage: 25,
  total: 4,
  items: [
    {
      id: sampleId(501),
      type: 'status_changed',
      at: '2026-11-16T09:00:00.000Z',
      by: anna,
      data: { from: 'presentation_proposal', to: 'negotiations' },
    },
    {
      id: sampleId(502),
      type: 'offer_chosen',
      at: '2026-11-15T12:30:00.000Z',
      by: anna,
      data: { name: 'Leasing' },
    },
    {
      id: sampleId(503),
      type: 'offer_added',
      at: '2026-11-15T12:00:00.000Z',
      by: anna,
      data: { name: 'Leasing' },
    },
    { id: sampleId(504), type: 'created', at: '2026-10-28T08:00:00.000Z', by: anna, data: {} },
  ],
};

/** The proposed message that informs the customer of the sample that their vehicle is ready. */
export const sampleNoticeDraft: Data<Endpoints['customerNotices']['draft']> = {
  to: ['jan@przyklad.test', 'biuro@przyklad.test'],
  subject: 'Państwa sprawa: Škoda Octavia Selection (#1042)',
  text: 'Dzień dobry,\n\npojazd jest gotowy do odbioru. Prosimy o kontakt, aby ustalić termin i miejsce wydania.\n\nZ pozdrowieniami\nAnna Nowak\nanna.nowak@szansa.example',
  signature: 'Agencja Przykład\nul. Prosta 1, 00-001 Warszawa',
};
