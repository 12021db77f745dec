import { expect, it } from 'vitest';

import { allPartsShown, withPartsShown } from './shown-parts.ts';

const parts = ['show_banks', 'show_dealers'] as const;

it('shows all parts at first', () => {
  expect(allPartsShown(parts)).toEqual({ show_banks: ['true'], show_dealers: ['true'] });
});

it.each([
  [{ show_banks: 'true' }, { show_banks: 'true', show_dealers: false }],
  [
    { show_dealers: 'true', page: 2 },
    { show_banks: false, show_dealers: 'true', page: 2 },
  ],
  [{ page: 2 }, { page: 2 }],
])('for the request %j the endpoint is called with %j', (query, expected) => {
  expect(withPartsShown(query, parts)).toEqual(expected);
});
