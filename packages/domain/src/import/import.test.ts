import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ExportSource } from '../export/index.ts';
import { exportHeading } from '../language/index.ts';
import { legalFormsEn, legalFormsPl } from '../customer-organisation/index.ts';
import {
  customerOfRow,
  firmOfRow,
  importedEntities,
  importFieldNames,
  importFields,
  recognisedColumns,
  type ImportMapping,
} from './index.ts';
import { splitFullName } from './rows.ts';

const nothingHidden = new Set<never>();
const taxIdHidden = new Set(['customer.taxIdNumber'] as const);

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
  ])('accepts %j in one cell as a name', (text, expected) => {
    const { patch } = customerOfRow(['fullName', 'firm'], [text, 'Lis S.A.; Wilk, Sum i syn'], nothingHidden);
    expect({ firstName: patch?.firstName, lastName: patch?.lastName }).toEqual(expected);
    expect(patch?.customerOrganizations).toEqual([{ name: 'Lis S.A.' }, { name: 'Wilk, Sum i syn' }]);
  });

  it('accepts a first and a last name before both in one cell, and reports there what is wrong', () => {
    const apart = customerOfRow(['fullName', 'lastName'], ['Jan Lis', 'Wilk'], nothingHidden);
    expect([apart.patch, apart.name]).toEqual([{ lastName: 'Wilk' }, 'Wilk']);
    const { problems } = customerOfRow(['fullName', 'emails'], ['', 'a@lis.example'], nothingHidden);
    expect(problems).toEqual([{ field: 'fullName', code: 'required' }]);
  });

  it('shortens any two names of a person in one cell so that either fits', () => {
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

  it('reports all that is wrong with it, under the fields of its columns', () => {
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
  ])('accepts the legal form %j', (text, form) => {
    expect(firmOfRow(['name', 'legalForm'], ['Lis', text], nothingHidden).input?.legalForm).toBe(form);
  });

  it.each([...Object.entries(legalFormsPl), ...Object.entries(legalFormsEn)])(
    'parses %s as %j, whole, without the abbreviation and by it alone',
    (form, name) => {
      const [, whole = name, abbreviation = ''] = /^(.*) \((.*)\)$/.exec(name) ?? [];
      for (const text of [name, whole, name.toUpperCase(), abbreviation || name]) {
        expect(firmOfRow(['name', 'legalForm'], ['Lis', text], nothingHidden).input?.legalForm).toBe(form);
      }
    },
  );

  it('never throws, whatever it contains', () => {
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

  it('is neither imported nor reported as wrong, when a mapping names it all the same', () => {
    expect(firmOfRow(['name', 'taxIdNumber'], ['Lis', '123'], taxIdHidden)).toEqual({
      name: 'Lis',
      input: { name: 'Lis' },
      patch: { name: 'Lis' },
      problems: [],
    });
  });
});
