import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ExportSource } from '../export/index.ts';
import { exportHeading } from '../language/index.ts';
import { legalFormsEn, legalFormsPl } from '../customer-organisation/index.ts';
import { splitFullName } from './full-name.ts';
import {
  customerOfRow,
  delimiterOf,
  encodingDetector,
  firmOfRow,
  importDelimiters,
  importedEntities,
  importFieldNames,
  importFields,
  recognisedColumns,
  type ImportMapping,
} from './index.ts';

const nothingHidden = new Set<never>();
const taxIdHidden = new Set(['customer.taxIdNumber'] as const);

/** The encoding of bytes that come in pieces of a length. */
function encodingOf(bytes: Uint8Array, piece = 3) {
  const detector = encodingDetector();
  for (let at = 0; at < bytes.length; at += piece) detector.take(bytes.subarray(at, at + piece));
  return detector.encoding();
}

const unescapedBytes = (text: string) =>
  text.replaceAll(/%([0-9A-F]{2})/g, (_, byte: string) => String.fromCodePoint(Number.parseInt(byte, 16)));

/** A text in UTF-8; what the language itself knows of it is its escapes. */
const utf8 = (text: string) =>
  Uint8Array.from(unescapedBytes(encodeURIComponent(text)), (one) => one.codePointAt(0) ?? 0);

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
}

describe('IM1 the encoding', () => {
  const text = 'Imię;Nazwisko\r\nŁucja;Żółć\r\n';

  it('is told by the mark at the beginning', () => {
    expect(encodingOf(utf8(`\uFEFF${text}`))).toBe('utf-8');
    expect(encodingOf(utf16(`\uFEFF${text}`, true))).toBe('utf-16le');
    expect(encodingOf(utf16(`\uFEFF${text}`, false))).toBe('utf-16be');
  });

  it('is told by NULs where UTF-16 has no mark', () => {
    expect(encodingOf(utf16(text, true))).toBe('utf-16le');
    expect(encodingOf(utf16(text, false))).toBe('utf-16be');
  });

  it('is UTF-8 for any text in UTF-8 without NULs, however it comes in pieces', () => {
    const texts = fc
      .string({ unit: 'grapheme' })
      .filter((one) => !one.includes('\0') && !/[\uFEFF\uFFFE]/.test(one));
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 9 }), (one, piece) => {
        expect(encodingOf(utf8(one), piece)).toBe('utf-8');
      }),
    );
  });

  it.each([
    ['Łódź in Windows-1250', [0xa3, 0xf3, 0x64, 0x9f]],
    ['a letter cut off at the end', [0x41, 0xc5]],
    ['a letter written too long', [0xc0, 0xaf]],
    ['a letter written too long in three bytes', [0xe0, 0x80, 0xaf]],
    ['half of a pair', [0xed, 0xa0, 0x80]],
    ['what is beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
  ])('is Windows-1250 for %s', (_, bytes) => {
    expect(encodingOf(Uint8Array.from(bytes))).toBe('windows-1250');
  });
});

describe('IM2 the delimiter', () => {
  it('is found whatever quoted cells hold', () => {
    const cell = fc.constantFrom('Lis', '"a;b,c|d\te"', '"dwa\nwiersze; i ""cudzysłów"""', '', '1 234');
    const table = fc
      .integer({ min: 2, max: 6 })
      .chain((columns) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 2, maxLength: 8 }),
      );
    fc.assert(
      fc.property(table, fc.constantFrom(...importDelimiters), (rows, delimiter) => {
        const text = rows.map((row) => row.join(delimiter)).join('\r\n');
        expect(delimiterOf(text)).toBe(delimiter);
      }),
    );
  });

  it('is the tab where all other cells are quoted', () => {
    expect(delimiterOf('"a;b"\t\r\n"c;d"\t\r\n')).toBe('\t');
  });

  it('is not taken for one that stands in single cells', () => {
    expect(delimiterOf('Nazwa;Adres\nLis, Wilk i syn;Polna 1, Kraków\nSum;Leśna 2\nBor;Łąkowa 3\n')).toBe(
      ';',
    );
  });

  it('is the semicolon for a single column', () => {
    expect(delimiterOf('Nazwa\nLis\n')).toBe(';');
    expect(delimiterOf('')).toBe(';');
  });
});

describe('IM3 the headings', () => {
  const headings = [
    'Imię',
    'NAZWISKO',
    'E-mail',
    'Telefon 1',
    'Telefon 2',
    'Kod pocztowy',
    'Ulubiony kolor',
    'nazwisko',
  ];

  it('are recognised in Polish, each field once but for lists', () => {
    expect(recognisedColumns('customer', headings, nothingHidden)).toEqual([
      'firstName',
      'lastName',
      'emails',
      'phones',
      'phones',
      'postCode',
      null,
      null,
    ]);
  });

  it('bring the fields of either record, all of which are named', () => {
    const all = importedEntities.flatMap((entity) => importFields(entity, nothingHidden));
    expect(importFieldNames.toSorted()).toEqual([...new Set<string>(all)].toSorted());
  });

  it('are recognised in English', () => {
    expect(
      recognisedColumns(
        'customer_organisation',
        ['Company name', 'Tax ID (NIP)', 'Legal form', 'ZIP code'],
        nothingHidden,
      ),
    ).toEqual(['name', 'taxIdNumber', 'legalForm', 'postCode']);
  });

  it.each(['pl', 'en'] as const)('are recognised as exports write them in %s', (language) => {
    const headingsOf = (source: ExportSource, columns: readonly string[]) =>
      columns.map((column) => exportHeading(source, column, language));
    const customers = [
      'name',
      'firms',
      'taxIdNumber',
      'phones',
      'emails',
      'city',
      'opportunities',
      'addedBy',
    ];
    expect(recognisedColumns('customer', headingsOf('Customer', customers), nothingHidden)).toEqual([
      'fullName',
      'firm',
      'taxIdNumber',
      'phones',
      'emails',
      'city',
      null,
      null,
    ]);
    const firms = ['name', 'taxIdNumber', 'legalForm', 'city', 'vatStatus', 'regon', 'krs', 'customers'];
    expect(
      recognisedColumns('customer_organisation', headingsOf('CustomerOrganization', firms), nothingHidden),
    ).toEqual(['name', 'taxIdNumber', 'legalForm', 'city', null, 'regon', 'krs', null]);
  });

  it('bring each single field once, whatever the headings are', () => {
    const known = fc.constantFrom(
      'NIP',
      'nip',
      'Nr NIP',
      'Miasto',
      'City',
      'constructor',
      '__proto__',
      'Mail',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(known, fc.string())), (list) => {
        const found = recognisedColumns('customer', list, nothingHidden);
        expect(found).toHaveLength(list.length);
        const single = found.filter((field) => field !== null && field !== 'emails' && field !== 'phones');
        expect(new Set(single).size).toBe(single.length);
      }),
    );
  });
});

describe('IM4 a row', () => {
  const mapping: ImportMapping<'customer'> = ['lastName', 'emails', 'phones', 'firm', null];

  it('is what the form of a customer sends', () => {
    const { input } = customerOfRow(
      mapping,
      [' Lis ', 'a@lis.example; b@lis.example', '601 200 300', 'Lis S.A.', 'nic'],
      nothingHidden,
    );
    expect(input?.customer).toMatchObject({
      lastName: 'Lis',
      emails: ['a@lis.example', 'b@lis.example'],
      customerOrganizations: [{ name: 'Lis S.A.' }],
      city: null,
    });
  });

  it.each([
    ['Jan Maria Kowalski', { firstName: 'Jan Maria', lastName: 'Kowalski' }],
    ['Anna von der Heide', { firstName: 'Anna', lastName: 'von der Heide' }],
    ['  Cher ', { firstName: null, lastName: 'Cher' }],
    ['', { firstName: null, lastName: null }],
    ['Lis S.A.', { firstName: undefined, lastName: undefined }],
  ])('takes %j in one cell as a name', (text, expected) => {
    const { patch } = customerOfRow(['fullName', 'firm'], [text, 'Lis S.A.; Wilk, Sum i syn'], nothingHidden);
    expect({ firstName: patch?.firstName, lastName: patch?.lastName }).toEqual(expected);
    expect(patch?.customerOrganizations).toEqual([{ name: 'Lis S.A.' }, { name: 'Wilk, Sum i syn' }]);
  });

  it('takes a first and a last name before both in one cell, and says there what is wrong', () => {
    const apart = customerOfRow(['fullName', 'lastName'], ['Jan Lis', 'Wilk'], nothingHidden);
    expect([apart.patch, apart.name]).toEqual([{ lastName: 'Wilk' }, 'Wilk']);
    const { problems } = customerOfRow(['fullName', 'emails'], ['', 'a@lis.example'], nothingHidden);
    expect(problems).toEqual([{ field: 'fullName', code: 'required' }]);
  });

  it('takes any two names of a person in one cell so that either fits', () => {
    const name = fc.string({
      unit: fc.constantFrom('a', 'Ł', ' '),
      minLength: 1,
      maxLength: 100,
      size: 'max',
    });
    fc.assert(
      fc.property(name, name, (firstName, lastName) => {
        const { firstName: first, lastName: last } = splitFullName(`${firstName} ${lastName}`);
        expect(Math.max(first.length, last.length)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('says all that is wrong with it, under the fields of its columns', () => {
    const { problems } = customerOfRow(
      ['taxIdNumber', 'postCode', 'emails'],
      ['123', '1', 'x'],
      nothingHidden,
    );
    expect(problems.map(({ field }) => field).toSorted()).toEqual([
      'emails',
      'lastName',
      'postCode',
      'taxIdNumber',
    ]);
    expect(problems).toContainEqual({ field: 'taxIdNumber', code: 'nip_length' });
    const tooLong = customerOfRow(mapping, ['Lis', 'a@lis.example', '', 'x'.repeat(201)], nothingHidden);
    expect(tooLong.problems).toEqual([{ field: 'firm', code: 'text_too_long', parameters: { length: 200 } }]);
  });

  it('leaves a field out that no column brings, and empties one whose cell is empty', () => {
    const { input, patch } = firmOfRow(['name', 'city'], ['Lis', ''], nothingHidden);
    expect(input).toEqual({ name: 'Lis', city: null });
    expect(patch).toEqual({ name: 'Lis', city: null });
  });

  it('that makes no new record may still change one, unless a field is wrong', () => {
    const { input, patch } = customerOfRow(['taxIdNumber', 'city'], ['9991396066', 'Łódź'], nothingHidden);
    expect([input, patch]).toEqual([null, { taxIdNumber: '9991396066', city: 'Łódź' }]);
    expect(customerOfRow(['taxIdNumber'], ['1'], nothingHidden).patch).toBeNull();
  });

  it.each([
    ['Spółka z o.o.', 'limited_company'],
    ['sp. z o.o.', 'limited_company'],
    ['JDG', 'sole_trader'],
    ['Limited partnership', 'limited_partnership'],
    ['', null],
  ])('takes the legal form %j', (text, form) => {
    expect(firmOfRow(['name', 'legalForm'], ['Lis', text], nothingHidden).input?.legalForm).toBe(form);
  });

  it.each([...Object.entries(legalFormsPl), ...Object.entries(legalFormsEn)])(
    'takes %s as %j, whole, without the abbreviation and by it alone',
    (form, name) => {
      const [, whole = name, abbreviation = ''] = /^(.*) \((.*)\)$/.exec(name) ?? [];
      for (const text of [name, whole, name.toUpperCase(), abbreviation || name]) {
        expect(firmOfRow(['name', 'legalForm'], ['Lis', text], nothingHidden).input?.legalForm).toBe(form);
      }
    },
  );

  it('never throws, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 6 }), (cells) => {
        for (const { input, problems } of [
          customerOfRow(mapping, cells, nothingHidden),
          firmOfRow(['name', 'legalForm', 'krs'], cells, nothingHidden),
        ]) {
          expect(input === null).toBe(problems.length > 0);
        }
      }),
    );
  });
});

describe('IM5 what is hidden', () => {
  it('is not recognised', () => {
    expect(recognisedColumns('customer', ['Nazwisko', 'NIP'], taxIdHidden)).toEqual(['lastName', null]);
    expect(importFields('customer_organisation', taxIdHidden)).not.toContain('taxIdNumber');
  });

  it('is not taken, nor told to be wrong, when a mapping names it all the same', () => {
    expect(firmOfRow(['name', 'taxIdNumber'], ['Lis', '123'], taxIdHidden)).toEqual({
      name: 'Lis',
      input: { name: 'Lis' },
      patch: { name: 'Lis' },
      problems: [],
    });
  });
});
