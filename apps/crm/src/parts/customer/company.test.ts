import { describe, expect, it } from 'vitest';

import type { Company } from '#parts/company/company.ts';

import { companyEffect, registeredValues } from './company.ts';
import { valuesOf } from './customer-values.ts';

const company: Company = {
  taxIdNumber: '9991000111',
  name: 'Przykład sp. z o.o.',
  regon: null,
  krs: null,
  status: 'active',
  vatStatus: 'active',
  street: 'ul. Długa 1',
  postCode: '00-590',
  city: 'Warszawa',
  source: 'sample',
  fetchedAt: '2026-11-20T10:00:00.000Z',
};

describe('companyEffect', () => {
  it('fills an empty form with the firm and its address', () => {
    expect(companyEffect({ ...valuesOf(), taxIdNumber: '9991000111' }, company)).toEqual({
      filled: {
        customerOrganizations: [{ name: 'Przykład sp. z o.o.', taxIdNumber: '9991000111' }],
        street: 'ul. Długa 1',
        postCode: '00590',
        city: 'Warszawa',
      },
      unchanged: [],
    });
  });

  it('leaves typed values unchanged and shows what the register contains', () => {
    const typed = { ...valuesOf(), street: 'ul. Krótka 2', postCode: '00591', city: ' warszawa ' };
    const effect = companyEffect(typed, company);
    expect(effect.filled).not.toHaveProperty('street');
    expect(effect.filled).not.toHaveProperty('city');
    expect(effect.unchanged).toEqual([
      { field: 'street', registered: 'ul. Długa 1' },
      { field: 'postCode', registered: '00-590' },
    ]);
    expect(registeredValues(typed, company, effect.unchanged)).toEqual({
      street: 'ul. Długa 1',
      postCode: '00590',
    });
  });

  it('adds the firm beside others, in the place of empty rows', () => {
    const other = { name: 'Inna S.A.', taxIdNumber: '' };
    const values = { ...valuesOf(), customerOrganizations: [other, { name: ' ', taxIdNumber: '' }] };
    expect(companyEffect(values, company).filled.customerOrganizations).toEqual([
      other,
      { name: 'Przykład sp. z o.o.', taxIdNumber: '9991000111' },
    ]);
  });

  it('leaves the name of an existing firm unchanged: it is edited on its own screen', () => {
    const known = { id: 'firm', name: 'Inaczej', taxIdNumber: '9991000111' };
    const { filled, unchanged } = companyEffect({ ...valuesOf(), customerOrganizations: [known] }, company);
    expect(filled).not.toHaveProperty('customerOrganizations');
    expect(unchanged).toEqual([]);
  });

  it('preserves the name a user gave a firm of the same tax id', () => {
    const values = {
      ...valuesOf(),
      customerOrganizations: [{ name: 'Przykład', taxIdNumber: '9991000111' }],
    };
    const effect = companyEffect(values, company);
    expect(effect.unchanged).toEqual([{ field: 'customerOrganizations', registered: 'Przykład sp. z o.o.' }]);
    expect(registeredValues(values, company, effect.unchanged)).toEqual({
      customerOrganizations: [{ name: 'Przykład sp. z o.o.', taxIdNumber: '9991000111' }],
    });
  });

  it('does nothing to a form that agrees with the register', () => {
    const values = {
      ...valuesOf(),
      customerOrganizations: [{ name: 'PRZYKŁAD SP. Z O.O.', taxIdNumber: '9991000111' }],
      street: 'ul. Długa 1',
      postCode: '00590',
      city: 'Warszawa',
    };
    expect(companyEffect(values, company)).toEqual({ filled: {}, unchanged: [] });
  });
});
