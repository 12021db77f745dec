import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  besideCustomer,
  besideFirm,
  changeOfCustomer,
  changeOfFirm,
  placeOfFirm,
  withFirm,
  withNewFirm,
  type ReadTexts,
} from './beside.ts';
import { contactsOf } from '../customer/index.ts';
import { readingFields, type ReadingField } from './fields.ts';

const customer = {
  firstName: 'Jan',
  lastName: null,
  personalIdNumber: '*********49',
  taxIdNumber: null,
  street: 'ul. Polna 12',
  postCode: null,
  city: 'Łódź',
  emails: [{ email: 'jan@a.example' }],
  phones: [],
  customerOrganizations: [{ id: 'one', name: 'Alfa S.A.', taxIdNumber: '9991000111' }],
};
const firm = { name: 'Alfa S.A.', taxIdNumber: '9991000111', regon: null, krs: null, city: 'Łódź' };

const read = (values: Partial<Record<ReadingField, string>>): ReadTexts =>
  new Map(
    Object.entries(values).flatMap(([field, value]) =>
      isField(field) && value !== undefined ? [[field, value] as const] : [],
    ),
  );
const all = (['customer', 'company'] as const).flatMap((group) =>
  readingFields[group].map((name) => `${group}.${name}`),
);
const isField = (field: string): field is ReadingField => all.includes(field);
const fields = all.filter(isField);

describe('RD22 values of a firm go', () => {
  const another = { id: 'two', name: 'Beta', taxIdNumber: '9991000128' };
  const of = (...customerOrganizations: (typeof another)[]) => ({ ...customer, customerOrganizations });
  const [alfa] = customer.customerOrganizations;
  const both = of(...(alfa ? [alfa] : []), another);

  it.each([
    ['to the firm with the tax id', { 'company.taxIdNumber': '9991000128' }, both, 'two'],
    ['to the firm of the name', { 'company.name': 'ALFA  s.a.' }, both, 'one'],
    ['to the only firm', { 'company.regon': '123456785' }, customer, 'one'],
    [
      'to a new one, where the tax id is another',
      { 'company.name': 'Alfa S.A.', 'company.taxIdNumber': '9991000128' },
      customer,
      'new',
    ],
    ['to a new one, of several that are others', { 'company.name': 'Gamma' }, both, 'new'],
    ['to a new one, where there is none', { 'company.name': 'Gamma' }, of(), 'new'],
    ['to the customer without a name', { 'company.taxIdNumber': '9991000128' }, of(), 'customer'],
    [
      'to the customer with the tax id',
      { 'company.name': 'Jan', 'company.taxIdNumber': '9991000128' },
      { ...of(), taxIdNumber: '9991000128' },
      'customer',
    ],
  ])('%s', (_, values, stored, place) => {
    expect(placeOfFirm(read(values), stored)).toBe(place);
  });
});

describe('RD23 a value', () => {
  it('is equal whatever the case of its letters and its spaces', () => {
    expect(besideFirm('company.name', 'ALFA  S.A.', firm)).toEqual({
      stored: ['Alfa S.A.'],
      isEqual: true,
      isAdded: false,
    });
    expect(besideCustomer('customer.city', 'ŁÓDŹ', customer)?.isEqual).toBe(true);
    expect(besideCustomer('customer.city', 'Lodz', customer)?.isEqual).toBe(false);
    expect(besideCustomer('customer.postCode', '00-001', customer)).toMatchObject({
      stored: [],
      isEqual: false,
    });
  });

  it('is equal to nothing where nothing is stored, and has no place where a record has no field', () => {
    expect(besideCustomer('customer.lastName', '', customer)?.isEqual).toBe(false);
    expect(besideCustomer('company.regon', '123456785', customer)).toBeNull();
    expect(besideFirm('customer.city', 'Łódź', firm)).toBeNull();
  });

  it('of a list is equal to one of it', () => {
    expect(besideCustomer('customer.email', 'JAN@a.example', customer)?.isEqual).toBe(true);
    expect(besideCustomer('customer.phone', '+48600123456', customer)).toEqual({
      stored: [],
      isEqual: false,
      isAdded: true,
    });
  });
});

it('RD24 a personal id is never reported as equal', () => {
  expect(besideCustomer('customer.personalIdNumber', '*********49', customer)?.isEqual).toBe(false);
});

describe('RD25 accepted values', () => {
  it('change what was accepted alone, and remove nothing from a list', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...fields)),
        fc.string({ minLength: 1 }),
        (chosen, value) => {
          const accepted: ReadTexts = new Map(chosen.map((field) => [field, value]));
          const change = changeOfCustomer(accepted, customer);
          const changed = Object.keys(change);
          for (const field of chosen) {
            if (besideCustomer(field, value, customer) === null) continue;
            expect(JSON.stringify(change)).toContain(JSON.stringify(value));
          }
          expect(changed.length).toBeLessThanOrEqual(chosen.length);
          const before = customer.emails.map(({ email }) => email);
          expect(change.emails ?? before).toEqual(expect.arrayContaining(before));
          // once it is written, what was accepted is equal
          const { emails = before, phones = [], ...others } = change;
          const after = { ...customer, ...others, ...contactsOf({ emails, phones }) };
          for (const field of chosen) {
            const beside = besideCustomer(field, value, after);
            if (value.trim() === '' || field === 'customer.personalIdNumber' || beside === null) continue;
            expect(beside.isEqual).toBe(true);
          }
        },
      ),
    );
  });

  it('of a firm are those it has a field for', () => {
    const accepted = read({
      'company.regon': '123456785',
      'company.city': 'Łódź',
      'customer.city': 'Lublin',
    });
    expect(changeOfFirm(accepted)).toEqual({ regon: '123456785', city: 'Łódź' });
  });

  it('make a new firm beside those there are, if it has a name', () => {
    const accepted = read({ 'company.name': 'Gamma', 'company.taxIdNumber': '9991000128' });
    const gamma = { name: 'Gamma', taxIdNumber: '9991000128' };
    expect(withNewFirm(accepted, customer)).toEqual({ customerOrganizations: [{ id: 'one' }, gamma] });
    expect(withNewFirm(read({ 'company.taxIdNumber': '9991000128' }), customer)).toBeNull();
    expect(withFirm({ id: 'two' }, customer)).toEqual({
      customerOrganizations: [{ id: 'one' }, { id: 'two' }],
    });
  });
});
