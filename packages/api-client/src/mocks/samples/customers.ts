import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { anna, piotr, sampleId } from './people.ts';

type Customer = Data<Endpoints['customers']['get']>;
type CustomerListItem = Data<Endpoints['customers']['list']>['items'][number];

export const sampleCustomer: Customer = {
  id: sampleId(201),
  firstName: 'Jan',
  lastName: 'Kowalski',
  name: 'Jan Kowalski',
  street: 'ul. Marszałkowska 10/12',
  postCode: '00-590',
  city: 'Warszawa',
  country: 'Polska',
  personalIdNumber: '*********17',
  taxIdNumber: '9991000111',
  emails: [{ email: 'jan.kowalski@przyklad.test' }],
  phones: [{ phone: '+48600123456' }, { phone: '+48221234567' }],
  customerOrganizations: [{ id: sampleId(251), name: 'Przykład sp. z o.o.', taxIdNumber: '9991000111' }],
  note: 'Woli kontakt telefoniczny po 16.',
  addedBy: anna,
  isArchived: false,
  opportunityCount: 2,
  version: 3,
  createdAt: '2026-10-02T08:15:00.000Z',
  updatedAt: '2026-11-18T13:40:00.000Z',
  can: { edit: true, openOpportunity: true },
};

const listed = [
  ['Zofia', 'Żółkiewska', 'Łódź', 'Żółkiewska Transport s.c.', '9991079302'],
  ['Michał', 'Ćwikliński', 'Kraków', 'Kwiaty Ćwiklińskich', '9991158496'],
  ['Aleksandra', 'Wójcik', 'Gdańsk', null, null],
  ['Łukasz', 'Świątek', 'Poznań', 'Świątek Budownictwo S.A.', '9991237681'],
  ['Magdalena', 'Zielińska', 'Wrocław', null, '9991316877'],
] as const;

export const sampleCustomers: CustomerListItem[] = [
  sampleCustomer,
  ...listed.map(([firstName, lastName, city, firm, taxIdNumber], index): CustomerListItem => ({
    id: sampleId(202 + index),
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    city,
    taxIdNumber,
    emails: [{ email: `klient${index + 2}@przyklad.test` }],
    phones: [{ phone: `+4860012345${index}` }],
    customerOrganizations: firm ? [{ id: sampleId(252 + index), name: firm, taxIdNumber }] : [],
    addedBy: index % 2 ? piotr : anna,
    isArchived: false,
    opportunityCount: index % 3,
    createdAt: '2026-09-12T09:00:00.000Z',
    updatedAt: `2026-11-1${index}T10:30:00.000Z`,
  })),
];

/** What the register returns about a customer's firm, by the tax id `9991000111`. */
export const sampleCompanyOfCustomer: Data<Endpoints['registry']['findCompany']> = {
  taxIdNumber: '9991000111',
  name: 'Przykład sp. z o.o.',
  regon: '123456785',
  krs: '0000028860',
  status: 'active',
  vatStatus: 'active',
  street: 'ul. Marszałkowska 10/12',
  postCode: '00-590',
  city: 'Warszawa',
  source: 'sample',
  fetchedAt: '2026-11-20T10:00:00.000Z',
};
