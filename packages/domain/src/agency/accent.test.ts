import { expect, it } from 'vitest';

import { contrastOnWhite, defaultAccent, isReadableOnWhite } from './accent.ts';

it('reckons contrast as WCAG does', () => {
  expect(contrastOnWhite('#000000')).toBeCloseTo(21);
  expect(contrastOnWhite('#ffffff')).toBeCloseTo(1);
  expect(contrastOnWhite('#767676')).toBeCloseTo(4.54, 2);
});

it.each([
  [defaultAccent, true],
  ['#767676', true],
  ['#777777', false],
  ['#ffd400', false],
])('%s can be read on paper: %s', (color, isReadable) => {
  expect(isReadableOnWhite(color)).toBe(isReadable);
});
