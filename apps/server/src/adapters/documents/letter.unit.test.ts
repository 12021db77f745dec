import { isReadableOnWhite } from '@szansa/domain/agency';
import { expect, it } from 'vitest';

import { accentOf } from './letter.ts';

it('a colour dark enough to be read is that of text and lines alike', () => {
  expect(accentOf('#0b5563')).toEqual({ line: '#0b5563', text: '#0b5563' });
});

it('a colour too light for text is that of lines alone', () => {
  expect(accentOf('#ffd400')).toEqual({ line: '#ffd400', text: '#1f1d1a' });
});

it('without a colour there is the product’s own', () => {
  expect(isReadableOnWhite(accentOf(null).text)).toBe(true);
});
