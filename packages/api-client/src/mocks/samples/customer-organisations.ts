import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { anna, piotr, sampleId } from './people.ts';

type Firm = Data<Endpoints['customerOrganisations']['get']>;
type FirmRow = Data<Endpoints['customerOrganisations']['list']>['items'][number];

/** The firm of the sample customer. */
export const sampleFirm: Firm = {
  id: sampleId(251),
  name: 'Przykład sp. z o.o.',
  taxIdNumber: '9991000111',
  legalForm: 'limited_company',
  regon: '220110965',
  krs: '0000999001',
  street: 'ul. Marszałkowska 10/12',
  postCode: '00-590',
  city: 'Warszawa',
  country: null,
  vatStatus: 'active',
  registeredAt: '2026-11-20T10:00:00.000Z',
  registered: {
    name: 'Przykład sp. z o.o.',
    status: 'active',
    vatStatus: 'active',
    address: 'Marszałkowska 10/12, 00-590 Warszawa',
    source: 'sample',
    at: '2026-11-20T10:00:00.000Z',
  },
  customerCount: 2,
  opportunityCount: 3,
  addedBy: anna,
  isArchived: false,
  version: 3,
  createdAt: '2026-10-02T08:15:00.000Z',
  updatedAt: '2026-11-18T13:40:00.000Z',
  can: { edit: true, askRegister: true },
};

const listed = [
  ['Żółkiewska Transport s.c.', '9991079302', 'civil_partnership', 'Łódź', 'exempt'],
  ['Kwiaty Ćwiklińskich', '9991158496', null, 'Kraków', 'unregistered'],
  ['Świątek Budownictwo S.A.', '9991237681', 'joint_stock_company', 'Poznań', 'active'],
  ['Lis i Wspólnicy', null, null, null, null],
] as const;

export const sampleFirms: FirmRow[] = [
  sampleFirm,
  ...listed.map(([name, taxIdNumber, legalForm, city, vatStatus], index): FirmRow => ({
    id: sampleId(252 + index),
    name,
    taxIdNumber,
    legalForm,
    regon: null,
    krs: null,
    city,
    vatStatus,
    registeredAt: vatStatus && '2026-11-20T10:00:00.000Z',
    customerCount: index % 3,
    opportunityCount: index,
    addedBy: index % 2 ? piotr : anna,
    isArchived: false,
    createdAt: '2026-09-12T09:00:00.000Z',
    updatedAt: `2026-11-1${index}T10:30:00.000Z`,
  })),
];
