import { expect, it } from 'vitest';

import { accentOf, contrastOnWhite } from './accent.ts';

it.each([
  ['#ffffff', 1],
  ['#000000', 21],
  ['#767676', 4.54],
  ['#ff0000', 4],
])('the contrast of %s against paper is %d', (color, contrast) => {
  expect(contrastOnWhite(color)).toBeCloseTo(contrast, 1);
});

it('a colour dark enough to be read is that of text and lines alike', () => {
  expect(accentOf('#0b5563')).toEqual({ line: '#0b5563', text: '#0b5563' });
});

it('a colour too light for text is that of lines alone', () => {
  expect(accentOf('#ffd400')).toEqual({ line: '#ffd400', text: '#1f1d1a' });
});

it('without a colour there is the product’s own', () => {
  expect(contrastOnWhite(accentOf(null).text)).toBeGreaterThan(4.5);
});
