import { expect, it } from 'vitest';

import { mergedOrganisation } from './index.ts';

const lis = {
  name: 'Lis sp. z o.o.',
  taxIdNumber: '9991000111',
  legalForm: 'limited_company',
  regon: '220110965',
  krs: null,
  street: 'Prosta 1',
  postCode: null,
  city: 'Warszawa',
  country: null,
} as const;

const other = { ...lis, name: 'LIS', taxIdNumber: null, legalForm: null, regon: '937167246', street: null };

it('CO7 a firm preserves its values and gets those it lacks, or what was chosen', () => {
  expect(mergedOrganisation(lis, other, {})).toEqual({
    ...lis,
    name: 'LIS',
    regon: '937167246',
    street: null,
  });
  expect(mergedOrganisation(lis, other, { name: 'from', regon: 'from', address: 'from' })).toEqual(lis);
  expect(mergedOrganisation(lis, other, { taxIdNumber: 'into' }).taxIdNumber).toBeNull();
});
