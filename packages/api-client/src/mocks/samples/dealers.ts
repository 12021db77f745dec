import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleId } from './people.ts';

export const sampleDealer: Data<Endpoints['dealers']['get']> = {
  id: sampleId(151),
  name: 'Auto-Test Salon Warszawa',
  alias: 'AT Warszawa',
  taxIdNumber: '9991079302',
  dealerType: 'supplier',
  mainOfficeAddress: 'ul. Modlińska 200, 03-001 Warszawa',
  companyAddress: 'ul. Modlińska 200, 03-001 Warszawa',
  handoutAddress: 'ul. Puławska 500, 02-844 Warszawa',
  representativeCount: 2,
  offerCount: 9,
  createdAt: '2026-03-02T09:00:00.000Z',
  version: 2,
  can: { edit: true },
};

export const sampleDealers: Data<Endpoints['dealers']['list']>['items'] = [
  sampleDealer,
  {
    ...sampleDealer,
    id: sampleId(152),
    name: 'Pośrednik Wzór',
    alias: null,
    taxIdNumber: null,
    dealerType: 'intermediary',
    mainOfficeAddress: 'ul. Długa 1, 80-309 Gdańsk',
    representativeCount: 1,
    offerCount: 2,
    createdAt: '2026-05-11T09:00:00.000Z',
  },
  {
    ...sampleDealer,
    id: sampleId(153),
    name: 'Motor Przykład Poznań',
    alias: null,
    taxIdNumber: null,
    dealerType: null,
    mainOfficeAddress: null,
    representativeCount: 0,
    offerCount: 0,
    createdAt: '2025-11-20T09:00:00.000Z',
  },
];
