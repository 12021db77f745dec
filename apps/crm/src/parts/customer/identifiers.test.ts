import { sampleId } from '@szansa/api-client/samples/people';
import { describe, expect, it } from 'vitest';

import { isSameCustomer, mergedMatches, wholeIdentifiers } from './identifiers.ts';

const nothing = {
  taxIdNumber: '',
  customerOrganizations: [],
  firstName: '',
  lastName: '',
  personalIdNumber: '',
  emails: [],
  phones: [],
};

describe('wholeIdentifiers', () => {
  it('requests nothing while every identifier is still being typed', () => {
    expect(
      wholeIdentifiers({ ...nothing, taxIdNumber: '526000', emails: ['jan@'], phones: ['600 12'] }),
    ).toEqual([]);
  });

  it('requests with identifiers as they are stored, one e-mail and phone a call', () => {
    expect(
      wholeIdentifiers({
        ...nothing,
        taxIdNumber: '526-000-12-46',
        emails: ['', 'JAN@przyklad.test', 'biuro@przyklad.test'],
        phones: ['600 123 456'],
      }),
    ).toEqual([
      { taxIdNumber: '5260001246', email: 'jan@przyklad.test', phone: '+48600123456' },
      { email: 'biuro@przyklad.test' },
    ]);
  });

  it('requests the tax ids of firms, each once', () => {
    const firms = [
      { name: 'Ta sama', taxIdNumber: '5260001246' },
      { name: 'Inna', taxIdNumber: '999-100-01-11' },
    ];
    expect(wholeIdentifiers({ ...nothing, taxIdNumber: '5260001246', customerOrganizations: firms })).toEqual(
      [
        { taxIdNumber: '5260001246', name: 'Ta sama' },
        { taxIdNumber: '9991000111', name: 'Inna' },
      ],
    );
  });

  it('requests a person by the whole name, and only for new firms', () => {
    const firms = [
      { id: sampleId(251), name: 'Znana', taxIdNumber: '' },
      { name: ' Nowa ', taxIdNumber: '' },
    ];
    const typed = { ...nothing, lastName: 'Kowalski', customerOrganizations: firms };
    expect(wholeIdentifiers(typed)).toEqual([{ name: 'Nowa' }]);
    expect(wholeIdentifiers({ ...typed, firstName: ' Jan' })).toEqual([
      { name: 'Jan Kowalski' },
      { name: 'Nowa' },
    ]);
  });

  it('does not request a masked personal id', () => {
    expect(wholeIdentifiers({ ...nothing, personalIdNumber: '*********17' })).toEqual([]);
  });
});

describe('mergedMatches', () => {
  it('shows a customer once, with everything they share', () => {
    const jan = { id: sampleId(201), name: 'Jan Kowalski', addedBy: null, owners: [], isArchived: false };
    expect(
      mergedMatches([[{ ...jan, matches: ['email'] }], [{ ...jan, matches: ['phone', 'email'] }]]),
    ).toEqual([{ ...jan, matches: ['email', 'phone'] }]);
  });
});

describe('isSameCustomer', () => {
  const jan = { id: sampleId(201), name: 'Jan Kowalski', addedBy: null, owners: [], isArchived: false };
  const requested = { taxIdNumber: '5260001246' };

  it.each([
    [['personalIdNumber'], '', true],
    [['taxIdNumber'], '526-000-12-46', true],
    // the tax id of a firm in the form may be shared
    [['taxIdNumber'], '', false],
    [['firmTaxIdNumber'], '5260001246', false],
    [['email', 'phone', 'name'], '5260001246', false],
  ] as const)('by %j with the own tax id "%s": %s', (matches, own, isSame) => {
    expect(isSameCustomer({ ...jan, matches: [...matches] }, requested, own)).toBe(isSame);
  });
});
