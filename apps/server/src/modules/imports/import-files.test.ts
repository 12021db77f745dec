import {
  refusal,
  testServer,
  textCell,
  workbook,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { outcomesOf, reached, rowsOf, uploaded } from './test-imports.ts';

let server: TestServer;
let person: SignedIn;

beforeAll(async () => {
  server = await testServer();
  person = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

const table = (email: string) => `Imię;Nazwisko;E-mail\r\nŁucja;Świąteczna;${email}\r\n`;

/** The same as old programs write it. */
const legacy = (text: string, encoding: string) => Buffer.from(iconv.encode(text, encoding));

describe('a table', () => {
  it.each([
    ['utf-8', Buffer.from(`\uFEFF${table('a@kody.example')}`)],
    ['utf-16le', Buffer.from(`\uFEFF${table('b@kody.example')}`, 'utf16le')],
    ['utf-16be', Buffer.from(table('c@kody.example'), 'utf16le').swap16()],
    ['windows-1250', legacy(table('d@kody.example'), 'windows-1250')],
    ['iso-8859-2', legacy(table('e@kody.example'), 'iso-8859-2')],
    ['cp852', legacy(table('f@kody.example'), 'cp852')],
  ] as const)('in %s is read', async (encoding, bytes) => {
    const found = await uploaded(person, bytes);
    expect(found).toMatchObject({
      encoding,
      headings: ['Imię', 'Nazwisko', 'E-mail'],
      sample: [['Łucja', 'Świąteczna', expect.any(String)]],
      lettered: ['Łucja', 'Świąteczna'],
      mapping: ['firstName', 'lastName', 'emails'],
    });
    expect(await outcomesOf(person, found)).toEqual(['new']);
  });

  it('is read again in the encoding that a person chooses', async () => {
    const found = await uploaded(person, legacy(table('g@kody.example'), 'cp852'));
    const params = { id: found.id };
    await person.client.imports.change({ params, body: { encoding: 'iso-8859-2' } });
    const wrong = await reached(person, found.id, { step: 'ready', encoding: 'iso-8859-2' });
    expect(wrong.sample).not.toEqual(found.sample);
    await person.client.imports.change({ params, body: { encoding: 'cp852' } });
    expect(await reached(person, found.id, { step: 'ready', encoding: 'cp852' })).toMatchObject({
      sample: found.sample,
      headings: found.headings,
    });
  });

  it('of a workbook is read, numbers and days as a text would have them', async () => {
    const rows = [
      `<row r="1">${textCell('A1', 'Nazwa')}${textCell('B1', 'NIP')}${textCell('C1', 'KRS')}</row>`,
      `<row r="2">${textCell('A2', 'Żółć S.A.')}<c r="B2"><v>9991396066</v></c><c r="C2" s="2"><v>28860</v></c></row>`,
    ].join('');
    const found = await uploaded(person, workbook(rows, { formats: ['0000000000'] }), {
      entity: 'customer_organisation',
      name: 'firmy.xlsx',
    });
    expect(found).toMatchObject({
      encoding: null,
      delimiter: null,
      mapping: ['name', 'taxIdNumber', 'krs'],
      sample: [['Żółć S.A.', '9991396066', '0000028860']],
      outcomes: { new: 1 },
    });
    await expect(
      person.client.imports.change({ params: { id: found.id }, body: { delimiter: ';' } }),
    ).rejects.toEqual(refusal('wrong_state', 409));
  });

  it('is parsed below a title and a line that declares its delimiter, and resumes there after a stop', async () => {
    const lines = Array.from({ length: 450 }, (_, at) => `Lis${at};lis${at}@tytul.example`);
    const content = ['sep=;', 'Lista klientów;', '', 'Stan na;dzisiaj', 'Nazwisko;E-mail', ...lines].join(
      '\r\n',
    );
    const found = await uploaded(person, content);
    expect(found).toMatchObject({
      delimiter: ';',
      headings: ['Nazwisko', 'E-mail'],
      mapping: ['lastName', 'emails'],
      rowCount: 450,
      outcomes: { new: 450 },
    });
    expect((await rowsOf(person, found))[0]).toMatchObject({
      position: 1,
      number: 5,
      cells: ['Lis0', 'lis0@tytul.example'],
    });
  });

  it('with an unclosed quotation mark reports its place, and is parsed in the format that a person declares', async () => {
    const { id } = await person.client.imports.create({
      body: { entity: 'customer' },
      files: [new File(['Nazwisko;E-mail\nLis;a@b.example\n"Wilk;c@d.example\n'], 'ucięty.csv')],
    });
    const stopped = await reached(person, id, { isStopped: true });
    expect(stopped).toMatchObject({
      step: 'reading',
      problem: { code: 'quote_not_closed', row: 3 },
      can: { change: true, start: false, remove: true },
    });
    const [operation] = await person.client.operations.list();
    expect(operation).toMatchObject({
      state: 'failed',
      message: 'W pliku jest niezamknięty cudzysłów.',
    });
    await person.client.imports.change({ params: { id }, body: { delimiter: ',' } });
    expect(await reached(person, id, { isStopped: true })).toMatchObject({ delimiter: ',', step: 'reading' });
  });

  it('without rows is reported as such', async () => {
    const { id } = await person.client.imports.create({
      body: { entity: 'customer' },
      files: [new File(['Nazwisko;E-mail\n'], 'pusty.csv')],
    });
    expect(await reached(person, id, { isStopped: true })).toMatchObject({
      problem: { code: 'no_rows', row: null },
    });
  });

  it('that claims to be a workbook and is none is refused, and so is any other file', async () => {
    for (const name of ['klienci.xlsx', 'klienci.pdf', 'klienci.png']) {
      const files = [new File(['Nazwisko\nLis\n'], name)];
      await expect(
        person.client.imports.create({ body: { entity: 'customer' }, files }),
      ).rejects.toMatchObject({ code: 'file_type' });
    }
    const eml = new File(['From: a@b.example\n\ntreść'], 'list.eml');
    await expect(
      person.client.imports.create({ body: { entity: 'customer' }, files: [eml] }),
    ).rejects.toEqual(refusal('file_type', 415));
  });
});

describe('rows that were not imported', () => {
  it('come as a file that Polish Excel opens, with the reasons and without formulas', async () => {
    const found = await uploaded(
      person,
      'Nazwisko;E-mail;Uwagi\nPierwszy;a@plik.example;\nDrugi;a@plik.example;=1+1\nTrzeci;zły;"dwa\nwiersze"\n',
    );
    const { blob, filename } = await person.client.imports.remaining({ params: { id: found.id } });
    expect(filename).toMatch(/^niezaimportowane-\d{4}-\d\d-\d\d\.csv$/);
    // `text()` of a blob drops the mark
    const text = Buffer.from(await blob.arrayBuffer()).toString('utf8');
    expect(text).toBe(
      [
        '\uFEFFNazwisko;E-mail;Uwagi;Wiersz;Powód',
        `Drugi;a@plik.example;'=1+1;3;Duplikat: ten sam e-mail co w wierszu 2`,
        'Trzeci;zły;"dwa\nwiersze";4;Odrzucony: E-mail: Nieprawidłowy format adresu e-mail',
        '',
      ].join('\r\n'),
    );
  });
});

describe('rows', () => {
  it('are paged, narrowed by what becomes of them and searched', async () => {
    const lines = Array.from({ length: 30 }, (_, row) =>
      row % 3 === 0 ? `Zły${row};x` : `Dobry${row};dobry${row}@strony.example`,
    );
    const found = await uploaded(person, ['Nazwisko;E-mail', ...lines].join('\n'));
    expect(found.outcomes).toEqual({ new: 20, update: 0, duplicate: 0, refused: 10, alike: 0 });
    const params = { id: found.id };
    const second = await person.client.imports.rows({ params, query: { page: 2, perPage: 10 } });
    expect(second).toMatchObject({ total: 30, page: 2 });
    expect(second.items[0]).toMatchObject({ position: 11, number: 12 });
    expect(await rowsOf(person, found, { outcome: 'refused' })).toHaveLength(10);
    expect(await rowsOf(person, found, { search: 'dobry29' })).toMatchObject([{ position: 30 }]);
    expect(await rowsOf(person, found, { sort: '-position' })).toMatchObject([
      { position: 30 },
      ...Array.from({ length: 29 }, () => ({})),
    ]);
  });
});
