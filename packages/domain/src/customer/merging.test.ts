import { describe, expect, it } from 'vitest';

import { mergedCustomer } from './index.ts';

const empty = {
  firstName: null,
  lastName: null,
  taxIdNumber: null,
  personalIdNumber: null,
  emails: [],
  phones: [],
  street: null,
  postCode: null,
  city: null,
  country: null,
  note: null,
  customerOrganizations: [],
};

const jan = {
  ...empty,
  firstName: 'Jan',
  lastName: 'Kowalski',
  taxIdNumber: '9991000111',
  emails: ['jan@przyklad.test', 'biuro@przyklad.test'],
  phones: ['+48600123456'],
  street: 'Prosta 1',
  city: 'Warszawa',
  note: 'Dzwonić rano',
  customerOrganizations: [{ id: 'a' }, { id: 'b' }],
};

const janek = {
  ...empty,
  lastName: 'Kowalski',
  personalIdNumber: '44051401359',
  emails: ['biuro@przyklad.test'],
  city: 'Łódź',
  note: 'Woli e-mail',
  customerOrganizations: [{ id: 'b' }],
};

describe('CU9 the values of a customer after another one is merged into them', () => {
  it('is by default what they have, what they lack, and both lists', () => {
    expect(mergedCustomer(jan, janek, {})).toEqual({
      firstName: null,
      lastName: 'Kowalski',
      taxIdNumber: '9991000111',
      personalIdNumber: '44051401359',
      emails: ['biuro@przyklad.test', 'jan@przyklad.test'],
      phones: ['+48600123456'],
      street: null,
      postCode: null,
      city: 'Łódź',
      country: null,
      note: 'Woli e-mail\n\nDzwonić rano',
      customerOrganizations: [{ id: 'b' }, { id: 'a' }],
    });
  });

  it('is what was chosen, names and addresses as a whole, an empty value too', () => {
    expect(
      mergedCustomer(jan, janek, {
        name: 'from',
        taxIdNumber: 'into',
        personalIdNumber: 'from',
        emails: 'into',
        phones: 'into',
        address: 'from',
        note: 'from',
        customerOrganizations: 'from',
      }),
    ).toEqual({
      ...jan,
      taxIdNumber: null,
      emails: ['biuro@przyklad.test'],
      phones: [],
    });
  });
});
