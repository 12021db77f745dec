import { expect, it } from 'vitest';

import { withNamesOfToday } from './former-names.ts';

const former = { isArchived: 'is_archived', isMine: 'is_self' };

it('gives filters their names of today, and leaves everything else', () => {
  expect(withNamesOfToday({ isMine: 'true', page: '2' }, former)).toEqual({ is_self: 'true', page: '2' });
});

it('is the same object where no filter has another name', () => {
  const given = { is_self: 'true', constructor: 'x' };
  expect(withNamesOfToday(given, former)).toBe(given);
  expect(withNamesOfToday(given)).toBe(given);
});

it('prefers the name of today where both are given', () => {
  const given = { isArchived: 'true', is_archived: 'false' };
  expect(withNamesOfToday(given, former)).toBe(given);
});
