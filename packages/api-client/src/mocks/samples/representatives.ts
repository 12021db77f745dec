import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleId } from './people.ts';

type Representative = Data<Endpoints['representatives']['get']>;

export const bankRepresentative: Representative = {
  id: sampleId(131),
  firstName: 'Ewa',
  lastName: 'Lis',
  emails: ['ewa.lis@demolease.test'],
  phones: ['+48601222333'],
  bank: { id: sampleId(141), name: 'Demo Lease sp. z o.o.', color: '#0b5563', logo: null },
  dealer: null,
  offerCount: 7,
  createdAt: '2026-03-02T09:00:00.000Z',
  note: 'Najlepiej dzwonić rano.',
  version: 2,
  can: { edit: true },
};

export const dealerRepresentative: Representative = {
  id: sampleId(132),
  firstName: 'Tomasz',
  lastName: 'Dąbrowski',
  emails: ['tomasz@autotest.test'],
  phones: ['+48602333444'],
  bank: null,
  dealer: { id: sampleId(151), name: 'Auto-Test Salon Warszawa' },
  offerCount: 3,
  createdAt: '2026-04-14T09:00:00.000Z',
  note: null,
  version: 1,
  can: { edit: true },
};
