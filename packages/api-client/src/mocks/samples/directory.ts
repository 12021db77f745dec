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
