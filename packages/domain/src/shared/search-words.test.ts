import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { usedWords } from './index.ts';

describe('SE1 the words of a search', () => {
  it.each([
    ['jan kowalski', 'jan kowalski'],
    ['a kowalski w', 'kowalski'],
    ['seria 3', 'seria 3'],
    ['Ł', 'Ł'],
    ['a b c', 'a'],
    ['- kowalski', 'kowalski'],
    ['-', '-'],
    ['', ''],
    ['a1 b2 c3 d4 e5 f6 g7 h8 i9 j10', 'a1 b2 c3 d4 e5 f6 g7 h8'],
  ])('of "%s" are "%s"', (search, used) => {
    expect(usedWords(search.split(' ').filter(Boolean)).join(' ')).toBe(used);
  });

  it('are never more than eight, and at least one of any', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (words) => {
        const used = usedWords(words);
        expect(used.length).toBeGreaterThan(0);
        expect(used.length).toBeLessThan(9);
      }),
    );
  });
});
