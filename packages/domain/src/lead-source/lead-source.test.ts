import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { leadSourceInput, slugOf } from './index.ts';

describe('a slug', () => {
  it.each([
    ['Targi / wydarzenie', 'targi_wydarzenie'],
    ['Łódź – ŻÓŁW 2', 'lodz_zolw_2'],
    ['  ', ''],
  ])('is made from the name %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('of any name that has letters or digits is one that may be saved', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (name) => {
        const slug = slugOf(name);
        expect(slug === '' || leadSourceInput.safeParse({ name: 'X', slug }).success).toBe(true);
      }),
    );
  });

  it.each(['Polecenie', 'a b', '_a', 'a__b', ''])('is not "%s"', (slug) => {
    expect(leadSourceInput.safeParse({ name: 'X', slug }).success).toBe(false);
  });
});
