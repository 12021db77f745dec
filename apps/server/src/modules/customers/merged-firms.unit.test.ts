import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mergedFirms } from './merged-firms.ts';

const letters = (text: string) => text.split('');
const firms = (ids: string) => letters(ids).map((id) => ({ id }));
const merged = (read: string, now: string, requested: string) =>
  mergedFirms(firms(read), firms(now), firms(requested))
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
  ])('%s', (_, read, now, requested, after) => {
    expect(merged(read, now, requested)).toBe(after);
  });

  const some = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')).map((ids) => ids.join(''));

  it("apply the writer's changes where no other person made one, and others' changes where the writer made none", () => {
    fc.assert(
      fc.property(some, some, (read, other) => {
        expect(letters(merged(read, read, other) ?? '').toSorted()).toEqual(letters(other).toSorted());
        expect(merged(read, other, read)).toBe(other);
      }),
    );
  });

  it('retain every firm that either added, and none that either removed', () => {
    fc.assert(
      fc.property(some, some, some, (read, now, requested) => {
        const after = merged(read, now, requested);
        if (after === null) return;
        for (const id of 'abcdef') {
          const before = read.includes(id);
          const changed = [now, requested].some((one) => one.includes(id) !== before);
          expect(after.includes(id)).toBe(changed ? !before : before);
        }
      }),
    );
  });
});
