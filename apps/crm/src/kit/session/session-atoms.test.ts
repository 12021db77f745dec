import { sampleAuth } from '@szansa/api-client/samples/people';
import { expect, it } from 'vitest';

import { accessNow, authAtom, store } from './session-atoms.ts';

it('a right is granted if it is listed, a field allowed unless it is excluded [S6.1]', () => {
  store.set(authAtom, {
    ...sampleAuth('WORKER', 'pl'),
    userPermissions: ['customer.get'],
    userExcludedFields: ['customer.phones'],
  });
  const { has, isExcluded } = accessNow();
  expect([has('customer.get'), has('customer.edit')]).toEqual([true, false]);
  expect([isExcluded('customer.phones'), isExcluded('customer.emails')]).toEqual([true, false]);
  store.set(authAtom, null);
  expect(accessNow().has('customer.get')).toBe(false);
});
