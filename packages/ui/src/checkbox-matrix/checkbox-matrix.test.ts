import { expect, it } from 'vitest';

import { positionAfter } from './checkbox-matrix.tsx';

const size = { rows: 3, columns: 2 };

it('moves by arrows and stays within the grid', () => {
  expect(positionAfter('ArrowDown', { row: 0, column: 1 }, size)).toEqual({ row: 1, column: 1 });
  expect(positionAfter('ArrowUp', { row: 0, column: 1 }, size)).toEqual({ row: 0, column: 1 });
  expect(positionAfter('ArrowRight', { row: 2, column: 1 }, size)).toEqual({ row: 2, column: 1 });
});

it('goes to both ends of a row, and nowhere by other keys', () => {
  expect(positionAfter('End', { row: 2, column: 0 }, size)).toEqual({ row: 2, column: 1 });
  expect(positionAfter('Home', { row: 2, column: 1 }, size)).toEqual({ row: 2, column: 0 });
  expect(positionAfter('a', { row: 2, column: 1 }, size)).toBeNull();
});
