import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { anna, piotr, sampleId } from './people.ts';

type Bank = Data<Endpoints['banks']['get']>;

export const sampleBank: Bank = {
  id: sampleId(141),
  name: 'Demo Lease sp. z o.o.',
  shortName: 'Demo Lease',
  taxIdNumber: '9991000111',
  color: '#1c4f8f',
  logo: null,
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
    color: '#fbd000',
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
    color: null,
    offerCount: 0,
    isActive: false,
    createdAt: '2025-11-20T09:00:00.000Z',
  },
];

export const sampleTemplates: Data<Endpoints['documentTemplates']['listOfBank']> = [
  {
    id: sampleId(731),
    bankId: sampleBank.id,
    name: 'Oświadczenie o dochodach',
    file: {
      id: sampleId(741),
      name: 'Oświadczenie o dochodach.pdf',
      mime: 'application/pdf',
      size: 96_256,
      hasThumbnail: false,
    },
    version: 1,
    createdBy: piotr,
    createdAt: '2026-11-12T10:15:00.000Z',
    can: { edit: true },
  },
  {
    id: sampleId(732),
    bankId: sampleBank.id,
    name: 'Wniosek leasingowy',
    file: {
      id: sampleId(742),
      name: 'Wniosek leasingowy.docx',
      mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      size: 48_640,
      hasThumbnail: false,
    },
    version: 2,
    createdBy: anna,
    createdAt: '2026-10-02T08:30:00.000Z',
    can: { edit: true },
  },
];
