import { enquiryStatuses } from '@szansa/domain/enquiry';

import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleOpportunity } from './opportunities.ts';
import { anna, katarzyna, piotr, sampleId } from './people.ts';

type Enquiry = Data<Endpoints['internalEnquiries']['get']>;
type EnquiryListItem = Data<Endpoints['internalEnquiries']['list']>['items'][number];
type EnquiryEvent = Data<Endpoints['internalEnquiries']['events']>['items'][number];
type EnquiryFile = Data<Endpoints['internalEnquiries']['files']>[number];
type EnquiryMessage = Data<Endpoints['internalEnquiryMessages']['getMessages']>['items'][number];
type EnquiryBoard = Data<Endpoints['internalEnquiries']['board']>;

/** The platformer of samples. */
export const pawel = { id: sampleId(8), firstName: 'Paweł', lastName: 'Gołąb' };

export const sampleEnquiryPeople: Data<Endpoints['internalEnquiries']['people']> = {
  workers: [anna, piotr, katarzyna],
  platformers: [pawel],
};

const customerFile = {
  id: sampleOpportunity.id,
  number: sampleOpportunity.number,
  customerName: sampleOpportunity.customer.name,
};

const common = {
  category: 'car_search',
  isArchived: false,
  customerFile: null,
  worker: anna,
  platformer: pawel,
  messageCount: 0,
  isUnread: false,
  version: 1,
} as const;

/** Newest activity first. */
export const sampleEnquiries: EnquiryListItem[] = [
  {
    ...common,
    id: sampleId(2501),
    individualNumber: 'ZW/2026/000124',
    title: 'Octavia Combi od ręki, automat',
    status: 'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS',
    customerFile,
    messageCount: 3,
    isUnread: true,
    statusChangedAt: '2026-11-19T09:40:00.000Z',
    lastActivityAt: '2026-11-19T13:05:00.000Z',
    createdAt: '2026-11-18T08:30:00.000Z',
  },
  {
    ...common,
    id: sampleId(2502),
    individualNumber: 'ZW/2026/000125',
    title: 'Kalkulacja Tucson, wkład 10%',
    category: 'calculation',
    status: 'INTERNAL_ENQUIRY_STATUS_NEW',
    worker: piotr,
    platformer: null,
    statusChangedAt: '2026-11-19T11:15:00.000Z',
    lastActivityAt: '2026-11-19T11:15:00.000Z',
    createdAt: '2026-11-19T11:15:00.000Z',
  },
  {
    ...common,
    id: sampleId(2503),
    individualNumber: 'ZW/2026/000118',
    title: 'Komplet dokumentów do wniosku',
    category: 'document_processing',
    status: 'INTERNAL_ENQUIRY_STATUS_NEEDS_CLARIFICATION',
    customerFile,
    messageCount: 1,
    statusChangedAt: '2026-11-17T14:20:00.000Z',
    lastActivityAt: '2026-11-17T14:20:00.000Z',
    createdAt: '2026-11-12T10:00:00.000Z',
  },
  {
    ...common,
    id: sampleId(2504),
    individualNumber: 'ZW/2026/000109',
    title: 'Czy bank finansuje auta z przebiegiem powyżej 100 tys. km?',
    category: 'question',
    status: 'INTERNAL_ENQUIRY_STATUS_COMPLETED',
    worker: katarzyna,
    messageCount: 2,
    statusChangedAt: '2026-11-10T12:00:00.000Z',
    lastActivityAt: '2026-11-10T12:00:00.000Z',
    createdAt: '2026-11-09T09:00:00.000Z',
  },
];

const [first] = sampleEnquiries;
if (!first) throw new Error('There is no sample enquiry');

/** A car search with an answer of its platformer pending, as a worker sees it. */
export const sampleEnquiry: Enquiry = {
  ...first,
  description: 'Klient chce kombi do 160 tys. zł brutto, najlepiej jasny lakier.',
  extraDescription: null,
  brand: 'Škoda',
  type: 'Kombi',
  availability: 'immediately',
  ownShare: '15000.00',
  numberOfInstallments: 36,
  distanceLimit: 30_000,
  grant: 'not_using',
  offer: null,
  fileCount: 1,
  createdBy: anna,
  updatedAt: '2026-11-19T09:40:00.000Z',
  archivedAt: null,
  moves: enquiryStatuses.filter((status) => status !== first.status),
  can: { edit: true, archive: true, unarchive: false, addFile: true, write: true, propose: 'variant' },
};

export const sampleArchivedEnquiry: Enquiry = {
  ...sampleEnquiry,
  isArchived: true,
  archivedAt: '2026-11-19T15:00:00.000Z',
  moves: [],
  can: { edit: false, archive: false, unarchive: true, addFile: false, write: false, propose: null },
};

export const sampleEnquiryBoard: EnquiryBoard = {
  columns: enquiryStatuses.map((status) => {
    const cards = sampleEnquiries.filter((one) => one.status === status);
    return { status, count: cards.length, cards: cards.map((card) => ({ ...card, canMove: true })) };
  }),
};

/** Newest first. */
export const sampleEnquiryEvents: EnquiryEvent[] = [
  {
    id: sampleId(2523),
    type: 'status_changed',
    createdAt: '2026-11-19T09:40:00.000Z',
    by: pawel,
    data: {
      from: 'INTERNAL_ENQUIRY_STATUS_NEW',
      to: 'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS',
    },
  },
  {
    id: sampleId(2522),
    type: 'platformer_changed',
    createdAt: '2026-11-19T09:40:00.000Z',
    by: pawel,
    data: { from: null, to: 'Paweł Gołąb' },
  },
  {
    id: sampleId(2521),
    type: 'edited',
    createdAt: '2026-11-18T08:45:00.000Z',
    by: anna,
    data: { fields: ['brand', 'distanceLimit'] },
  },
  {
    id: sampleId(2520),
    type: 'created',
    createdAt: '2026-11-18T08:30:00.000Z',
    by: anna,
    data: {},
  },
];

export const sampleEnquiryFiles: EnquiryFile[] = [
  {
    id: sampleId(2531),
    name: 'konfiguracja.pdf',
    file: {
      id: sampleId(2541),
      name: 'konfiguracja.pdf',
      mime: 'application/pdf',
      size: 184_320,
      hasThumbnail: false,
    },
    createdBy: anna,
    createdAt: '2026-11-18T08:35:00.000Z',
    can: { remove: true },
  },
];

const written = {
  internalEnquiryId: sampleEnquiry.id,
  isNote: false,
  files: [],
  mentions: [],
  replyTo: null,
  clientId: null,
  updatedAt: null,
  isRemoved: false,
  can: { edit: false, remove: false },
};

/** Newest first. */
export const sampleEnquiryMessages: EnquiryMessage[] = [
  {
    ...written,
    id: sampleId(2552),
    message: 'Jest w Poznaniu, biała, odbiór za trzy dni. Wysyłam konfigurację.',
    author: pawel,
    createdAt: '2026-11-19T13:05:00.000Z',
  },
  {
    ...written,
    id: sampleId(2551),
    message: 'Ważne, żeby była w tym miesiącu.',
    author: anna,
    createdAt: '2026-11-19T09:10:00.000Z',
    can: { edit: true, remove: true },
  },
];
