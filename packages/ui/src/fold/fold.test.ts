import { expect, it } from 'vitest';

import { fold } from './index.ts';

it.each([
  ['Łucja Żółw', 'lucja zolw'],
  ['ĄĆĘŁŃÓŚŹŻ', 'acelnoszz'],
  ['Škoda', 'skoda'],
])('folds %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
