import { describe, expect, it } from 'vitest';

import { lineThrough, pointsOf } from './shape.ts';

const box = { width: 96, height: 28 };
const line = (values: readonly number[]) => lineThrough(pointsOf(values, box));

describe('the shape of a sparkline', () => {
  it('starts at zero, under a round top', () => {
    expect(line([63, 58, 60, 41])).toBe('M4,8.25L33.333,9.5L62.667,9L92,13.75');
    expect(line([5, 7, 5])).toBe('M4,11.5L48,6.5L92,11.5');
    expect(line([40, 80])).toBe('M4,14L92,4');
    expect(line([0.3, 0.8])).toBe('M4,16.5L92,4');
  });

  it('contains values below zero', () => {
    expect(line([-8, 8])).toBe('M4,24L92,4');
    for (const { y } of pointsOf([-63, 5, 41, -2], box)) {
      expect(y).toBeGreaterThanOrEqual(4);
      expect(y).toBeLessThanOrEqual(24);
    }
  });

  it('is a point of one value, flat of zeros, and nothing of none', () => {
    expect(pointsOf([5], box)).toHaveLength(1);
    expect(pointsOf([5], box)[0]?.x).toBe(48);
    expect(line([0, 0])).toBe('M4,4L92,4');
    expect(line([])).toBe('');
  });
});
