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
