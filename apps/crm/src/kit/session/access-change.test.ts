import { describe, expect, it } from 'vitest';

import { accessChange } from './access-change.ts';

type Access = Parameters<typeof accessChange>[0];

const access: Access = {
  userPermissions: ['customer.get', 'customer.edit'],
  userExcludedFields: ['customer.phones'],
  hiddenColumns: ['customers.phones'],
};

describe('a change of access', () => {
  it('is none whatever the order', () => {
    const turned = { ...access, userPermissions: access.userPermissions.toReversed() };
    expect(accessChange(access, turned)).toBe('same');
  });

  it.each<[string, Partial<Access>]>([
    ['a right taken', { userPermissions: ['customer.get'] }],
    ['a right exchanged', { userPermissions: ['customer.get', 'offer.get'] }],
    ['a field hidden', { userExcludedFields: ['customer.phones', 'customer.note'] }],
    ['a column hidden', { hiddenColumns: ['customers.phones', 'customers.emails'] }],
  ])('takes away: %s', (_, part) => {
    expect(accessChange(access, { ...access, ...part })).toBe('shrank');
  });

  it.each<[string, Partial<Access>]>([
    ['a right given', { userPermissions: ['customer.get', 'customer.edit', 'offer.get'] }],
    ['a field shown', { userExcludedFields: [] }],
    ['a column shown', { hiddenColumns: [] }],
  ])('only gives: %s', (_, part) => {
    expect(accessChange(access, { ...access, ...part })).toBe('grew');
  });
});
