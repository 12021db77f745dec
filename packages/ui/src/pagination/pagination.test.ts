import { describe, expect, it } from 'vitest';

import { pageRange } from './pagination.tsx';

describe('pageRange', () => {
  it.each([
    [1, 25, 0, { page: 1, pages: 1, from: 0, to: 0 }],
    [1, 25, 25, { page: 1, pages: 1, from: 1, to: 25 }],
    [2, 25, 26, { page: 2, pages: 2, from: 26, to: 26 }],
    [9, 25, 60, { page: 3, pages: 3, from: 51, to: 60 }],
    [0, 10, 60, { page: 1, pages: 6, from: 1, to: 10 }],
  ])('page %i by %i of %i rows', (page, perPage, total, expected) => {
    expect(pageRange(page, perPage, total)).toEqual(expected);
  });
});
