import { describe, expect, it } from 'vitest';

import { usedTogether, type Piece } from './used-together.ts';

const weights = { of: () => 1, request: 100 };

const piece = (id: string, size: number, neededBy: string, imports: readonly string[] = []): Piece => ({
  id,
  size,
  neededBy: new Set(neededBy),
  imports,
});

/** Files as sorted texts such as `a b`. */
const filesOf = (pieces: readonly Piece[]) =>
  usedTogether(pieces, weights)
    .map((ids) => ids.toSorted().join(' '))
    .toSorted();

describe('pieces share a file', () => {
  it('when the same screens need them', () => {
    expect(filesOf([piece('a', 5000, 'XY'), piece('b', 5000, 'XY')])).toEqual(['a b']);
  });

  it('when the requests saved outweigh what others load for nothing', () => {
    expect(filesOf([piece('a', 10, 'XY'), piece('b', 10, 'X')])).toEqual(['a b']);
    expect(filesOf([piece('a', 10, 'XY'), piece('b', 500, 'X')])).toEqual(['a', 'b']);
  });

  it('never when no screen needs both', () => {
    expect(filesOf([piece('a', 1, 'X'), piece('b', 1, 'Y')])).toEqual(['a', 'b']);
  });

  it('not when that brings along what one of them imports, and it is large', () => {
    const large = piece('large', 9000, 'X');
    expect(filesOf([piece('a', 10, 'X', ['large']), piece('b', 10, 'XY'), large])).toEqual(['a large', 'b']);
  });

  it('not when the files would import each other', () => {
    const pieces = [piece('a', 10, 'X', ['b']), piece('b', 9000, 'XYZ', ['c']), piece('c', 10, 'XYZW')];
    const files = filesOf(pieces);
    expect(files).not.toContain('a c');
  });
});
