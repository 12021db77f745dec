import { describe, expect, it } from 'vitest';

import { drawnRows } from './use-conversation.ts';

describe('drawnRows', () => {
  it('draws the whole of a short conversation', () => {
    expect(drawnRows([2], 4, undefined)).toEqual([0, 1, 2, 3]);
  });

  it('draws what is near the window of a long one', () => {
    expect(drawnRows([800, 801], 5000, undefined)).toEqual([800, 801]);
  });

  it('includes the edited message wherever it is, once', () => {
    expect(drawnRows([800, 801], 5000, 12)).toEqual([12, 800, 801]);
    expect(drawnRows([800, 801], 5000, 801)).toEqual([800, 801]);
    expect(drawnRows([800, 801], 5000, -1)).toEqual([800, 801]);
  });
});
