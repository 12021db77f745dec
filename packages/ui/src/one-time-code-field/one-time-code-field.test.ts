import { expect, it } from 'vitest';

import { codeDigits } from './one-time-code-field.tsx';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 12-34 56 ', '123456'],
  ['1234567', '123456'],
  ['kod: 12a3', '123'],
  ['', ''],
])('%j is read as %j', (text, digits) => {
  expect(codeDigits(text, 6)).toBe(digits);
});
