import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleId } from './people.ts';

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
