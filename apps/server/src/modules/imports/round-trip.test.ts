import { legalForms } from '@szansa/domain/customer-organisation';
import type { ExportFormat } from '@szansa/domain/export';
import type { ImportedEntity } from '@szansa/domain/import';
import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { exported } from '../exports/test-exports.ts';
import { rowsOf, accepted, undone, uploaded } from './test-imports.ts';

let server: TestServer;
let person: SignedIn;

/** Possible texts that an export could alter: signs of formulas, commas, names that are split in many ways. */
const oddNames = ['=1+1', '@Łódź', "'@Łódź", "''-", '+48 600', "'Lis", '"Lis" i syn', 'Lis, Wilk | Sum'];

const customers = [
  { firstName: 'Jan', lastName: 'Kowalski Nowak', taxIdNumber: '9991396066', emails: ['j@obieg.example'] },
  { firstName: 'Anna', lastName: 'von der Heide', emails: ['a@obieg.example'], phones: ['+4915123456789'] },
  {
    firstName: 'Ewa Maria',
    lastName: 'Wiśniewska',
    city: '@Łódź',
    emails: ['e@obieg.example', 'w@obieg.example'],
    phones: ['600123456', '221234567'],
  },
  { lastName: 'Cher', personalIdNumber: '80811500117' },
  { firstName: 'Zygmunt', lastName: 'Stary', customerOrganizations: [{ name: 'Stary sp.j.' }] },
  { firstName: 'Zygmunt', lastName: 'Stary', customerOrganizations: [{ name: 'Stary sp.k.' }] },
  {
    taxIdNumber: '9991475251',
    customerOrganizations: [{ name: 'Lis, Wilk i syn' }, { name: 'Sum; Bór' }, { name: '=SUMA S.A.' }],
  },
  { customerOrganizations: [{ name: 'Żubr, Ryś i wnuki' }] },
  ...oddNames.map((lastName) => ({ lastName, customerOrganizations: [{ name: `Firma ${lastName}` }] })),
  ...oddNames.map((name) => ({ customerOrganizations: [{ name }] })),
];

const firms = [
  ...legalForms.map((legalForm) => ({ name: `Forma ${legalForm}`, legalForm })),
  { name: 'Z numerem', taxIdNumber: '9992000001', legalForm: 'other' as const, city: '@Łódź' },
  { name: 'Z rejestru S.A.', taxIdNumber: '9991000111', regon: '220110965', krs: '28860' },
  { name: 'Sam KRS', krs: '0000028861', city: "'=Kraków" },
  { name: 'Dwie takie', city: 'Łódź' },
  { name: 'Dwie takie', city: 'Gdynia' },
];

beforeAll(async () => {
  server = await testServer();
  person = await server.signIn('admin@test.example');
  for (const body of customers) await person.client.customers.create({ body });
  for (const body of firms) await person.client.customerOrganisations.create({ body });
});
afterAll(() => server.close());

/** The list of an entity as a file, and how many records it has. */
async function fileOf(entity: ImportedEntity, format: ExportFormat, columns?: readonly string[]) {
  const source = entity === 'customer' ? 'Customer' : 'CustomerOrganization';
  const { id, rowCount } = await exported(person, { source, format, ...(columns ? { columns } : {}) });
  const { blob, filename } = await person.client.exports.download({ params: { id } });
  return { content: new Uint8Array(await blob.arrayBuffer()), name: filename ?? '', rowCount };
}

const everything = async () => [
  await person.client.customers.list({ query: { perPage: 100 } }),
  await person.client.customerOrganisations.list({ query: { perPage: 100 } }),
];

describe.each(['pl', 'en'] as const)('what is exported in %s', (locale) => {
  beforeAll(() => person.client.auth.savePreferences({ body: { locale } }));

  it.each([
    ['customer', 'csv'],
    ['customer', 'xlsx'],
    ['customer_organisation', 'csv'],
    ['customer_organisation', 'xlsx'],
    ['customer', 'csv', ['name']],
    ['customer_organisation', 'csv', ['name']],
  ] as const)('and imported again changes nothing: %s, %s %j', async (entity, format, columns?) => {
    const before = await everything();
    const { content, name, rowCount } = await fileOf(entity, format, columns);
    const found = await uploaded(person, content, { entity, name });
    const different = (await rowsOf(person, found)).filter(({ outcome }) => outcome !== 'duplicate');
    expect(different.map(({ outcome, cells, problems }) => ({ outcome, cells, problems }))).toEqual([]);
    expect(found.outcomes).toMatchObject({ new: 0, update: 0, refused: 0, duplicate: rowCount });
    expect(await accepted(person, found)).toMatchObject({ created: 0, updated: 0 });
    expect(await everything()).toEqual(before);
  });
});

describe('IM11 a row that brings nothing but a name', () => {
  it('is a duplicate of the first such row of the file, unless it is imported', async () => {
    const found = await uploaded(
      person,
      'Klient;Firmy\nJan Świerk;Świerk s.c.\nJan Świerk;Inna\nJodła S.A.;"Jodła S.A.; Lipa, Dąb i syn"\n',
    );
    expect(await rowsOf(person, found)).toMatchObject([
      { outcome: 'new' },
      { outcome: 'duplicate', same: { by: 'sameName', record: null, row: 2 }, can: { take: true } },
      { outcome: 'new' },
    ]);
    expect(await accepted(person, found)).toMatchObject({ created: 2 });
    const { items } = await person.client.customers.list({ query: { search: 'Jodła' } });
    expect(items).toMatchObject([
      { lastName: null, customerOrganizations: [{ name: 'Jodła S.A.' }, { name: 'Lipa, Dąb i syn' }] },
    ]);
    expect(await undone(person, found)).toMatchObject({ undone: 2, touched: 0 });
    const { total } = await person.client.customerOrganisations.list({ query: { search: 'Lipa, Dąb' } });
    expect(total).toBe(0);
  });
});
