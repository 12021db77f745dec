import { expect, test } from 'vitest';

import { namesOf, permissionSet } from './permission-sets.ts';

test('names are grouped by the part before their first dot, in the order in which they come [S3.22]', () => {
  expect(permissionSet(['customer.get', 'offer.get', 'customer.edit', 'offer.a.b', 'customer.get'])).toEqual([
    { category: 'customer', items: [{ name: 'customer.get' }, { name: 'customer.edit' }] },
    { category: 'offer', items: [{ name: 'offer.get' }, { name: 'offer.a.b' }] },
  ]);
  expect(permissionSet([])).toEqual([]);
});

test('a set becomes a list that contains each name once', () => {
  const customer = { category: 'customer', items: [{ name: 'customer.get' }, { name: 'customer.get' }] };
  expect(namesOf([customer, { category: 'offer', items: [{ name: 'offer.get' }] }, customer])).toEqual([
    'customer.get',
    'offer.get',
  ]);
});
