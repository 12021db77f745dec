import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isOverfull } from './body-shape.ts';

const overfull = (json: string) => isOverfull(Buffer.from(json));

test.each([
  ['many values', JSON.stringify(Array.from({ length: 2001 }, () => 0))],
  ['many keys', JSON.stringify(Object.fromEntries(Array.from({ length: 2001 }, (_, key) => [key, 0])))],
  ['many empty lists', `[${Array.from({ length: 1001 }, () => '[]').join(',')}]`],
  ['a deep list', '['.repeat(21)],
  ['a deep object', '{"a":'.repeat(21)],
])('%s are too much', (_, json) => {
  expect(overfull(json)).toBe(true);
});

test('the content of a text is no shape, however it is written', () => {
  const text = fc.string({ unit: fc.constantFrom('[', '{', ',', '"', '\\', 'ł'), maxLength: 5000 });
  fc.assert(
    fc.property(text, text, (key, value) => {
      expect(overfull(JSON.stringify({ [key]: [value] }))).toBe(false);
    }),
  );
});

test('a text without an end and an empty body are left to the parser', () => {
  expect(overfull(`"${','.repeat(5000)}`)).toBe(false);
  expect(overfull('')).toBe(false);
});
