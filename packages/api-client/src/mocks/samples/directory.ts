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
