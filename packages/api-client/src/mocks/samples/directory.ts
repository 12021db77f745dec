import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleId } from './people.ts';

export const sampleLeadSources: Data<Endpoints['leadSources']['list']> = [
  { id: sampleId(101), name: 'Polecenie', slug: 'referral' },
  { id: sampleId(102), name: 'Strona internetowa', slug: 'website' },
  { id: sampleId(103), name: 'Telefon', slug: 'phone' },
];

export const sampleArchiveReasons: Data<Endpoints['archiveReasons']['list']> = [
  { id: sampleId(111), name: 'Klient zrezygnował', slug: 'customer_resigned', requiresNote: false },
  { id: sampleId(112), name: 'Inny powód', slug: 'other', requiresNote: true },
];

export const sampleLabels: Data<Endpoints['labels']['list']> = [
  {
    id: sampleId(121),
    title: 'Pilne',
    color: '#b3261e',
    textColor: null,
    description: 'Odpowiedź tego samego dnia',
  },
  { id: sampleId(122), title: 'Flota', color: '#1c4f8f', textColor: null, description: null },
  { id: sampleId(123), title: 'VIP', color: '#fbeed8', textColor: null, description: null },
];

type Representative = Data<Endpoints['representatives']['list']>['items'][number];
type Vehicle = Data<Endpoints['vehicles']['list']>['items'][number];

type Bank = Data<Endpoints['banks']['get']>;

export const sampleBank: Bank = {
  id: sampleId(141),
  name: 'Demo Lease sp. z o.o.',
  shortName: 'Demo Lease',
  taxIdNumber: '9991000111',
  color: '#1c4f8f',
  email: 'biuro@demolease.test',
  phone: '+48221234567',
  website: 'demolease.test',
  address: 'ul. Prosta 1, 00-838 Warszawa',
  note: 'Wnioski do 15:00.',
  offerCount: 12,
  isActive: true,
  createdAt: '2026-03-02T09:00:00.000Z',
  version: 3,
  can: { edit: true },
};

export const sampleBanks: Data<Endpoints['banks']['list']>['items'] = [
  sampleBank,
  {
    ...sampleBank,
    id: sampleId(142),
    name: 'Leasing Wzorcowy S.A.',
    shortName: 'LW',
    taxIdNumber: null,
    phone: null,
    email: null,
    offerCount: 4,
    createdAt: '2026-05-11T09:00:00.000Z',
  },
  {
    ...sampleBank,
    id: sampleId(143),
    name: 'Finanse Próbne sp. z o.o.',
    shortName: 'FP',
    taxIdNumber: null,
    offerCount: 0,
    isActive: false,
    createdAt: '2025-11-20T09:00:00.000Z',
  },
];

export const bankRepresentative: Representative = {
  id: sampleId(131),
  firstName: 'Ewa',
  lastName: 'Lis',
  email: 'ewa.lis@demolease.test',
  phone: '+48601222333',
  bank: { id: sampleId(141), name: 'Demo Lease sp. z o.o.' },
  dealer: null,
};

export const dealerRepresentative: Representative = {
  id: sampleId(132),
  firstName: 'Tomasz',
  lastName: 'Dąbrowski',
  email: 'tomasz@autotest.test',
  phone: '+48602333444',
  bank: null,
  dealer: { id: sampleId(151), name: 'Auto-Test Salon Warszawa' },
};

export const octavia: Vehicle = {
  id: sampleId(161),
  manufacturer: 'Škoda',
  model: 'Octavia Combi',
  version: 'Selection 1.5 TSI mHEV 150 KM DSG',
  engine: '1.5 TSI',
  shifter: 'DSG7',
  body: 'Kombi',
  bodyColor: 'Szary metalik',
  orderNo: null,
  yearOfProduction: 2026,
  grossCatalogPrice: '149900.00',
  discount: '8',
  grossSellPrice: '137908.00',
};

/** What the register answers for the tax id `9991000111`. */
export const sampleCompany: Data<Endpoints['registry']['findCompany']> = {
  taxIdNumber: '9991000111',
  name: 'Przykład Leasing S.A.',
  regon: null,
  krs: null,
  status: 'active',
  vatStatus: 'active',
  street: 'ul. Długa 1',
  postCode: '00-590',
  city: 'Warszawa',
  source: 'sample',
  fetchedAt: '2026-11-20T10:00:00.000Z',
};

export const sampleBankOffer: Data<Endpoints['banks']['offers']>['items'][number] = {
  id: sampleId(171),
  customerFileId: sampleId(301),
  number: 1001,
  status: 'application',
  vehicle: 'Škoda Octavia Combi',
  isChosen: true,
  createdAt: '2026-11-12T10:00:00.000Z',
};
