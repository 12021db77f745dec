import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mergedFirms } from './merged-firms.ts';

const letters = (text: string) => text.split('');
const firms = (ids: string) => letters(ids).map((id) => ({ id }));
const merged = (read: string, now: string, wanted: string) =>
  mergedFirms(firms(read), firms(now), firms(wanted))
    ?.map(({ id }) => id)
    .join('') ?? null;

describe('firms of a customer that two people changed', () => {
  it.each([
    ['both added one', 'a', 'ab', 'ac', 'abc'],
    ['one was added, another taken', 'ab', 'abc', 'a', 'ac'],
    ['each took another one', 'abc', 'bc', 'ab', 'b'],
    ['both took the same', 'ab', 'a', 'a', 'a'],
    ['both added the same', 'a', 'ab', 'ab', 'ab'],
    ['both put the same in the place of one', 'a', 'b', 'b', 'b'],
    ['one took the firm that the other replaced', 'a', '', 'b', 'b'],
    ['both put something else in the place of one', 'a', 'b', 'c', null],
  ])('%s', (_, read, now, wanted, after) => {
    expect(merged(read, now, wanted)).toBe(after);
  });

  const some = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')).map((ids) => ids.join(''));

  it('keep what the writer wants where nobody else changed them, and what others want where the writer did not', () => {
    fc.assert(
      fc.property(some, some, (read, other) => {
        expect(letters(merged(read, read, other) ?? '').toSorted()).toEqual(letters(other).toSorted());
        expect(merged(read, other, read)).toBe(other);
      }),
    );
  });

  it('keep every firm that either added, and none that either took', () => {
    fc.assert(
      fc.property(some, some, some, (read, now, wanted) => {
        const after = merged(read, now, wanted);
        if (after === null) return;
        for (const id of 'abcdef') {
          const before = read.includes(id);
          const changed = [now, wanted].some((one) => one.includes(id) !== before);
          expect(after.includes(id)).toBe(changed ? !before : before);
        }
      }),
    );
  });
});
