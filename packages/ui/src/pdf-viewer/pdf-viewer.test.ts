import { describe, expect, it } from 'vitest';

import { nextZoom, pageInView } from './pdf-viewer.tsx';

describe('nextZoom', () => {
  it('steps in and out and stays at the ends', () => {
    expect(nextZoom(1, 'in')).toBe(1.25);
    expect(nextZoom(1, 'out')).toBe(0.75);
    expect(nextZoom(3, 'in')).toBe(3);
    expect(nextZoom(0.5, 'out')).toBe(0.5);
  });
});

describe('pageInView', () => {
  it('is the page at the upper third of the view', () => {
    const tops = [16, 1016, 2016];
    expect(pageInView(tops, 0, 600)).toBe(1);
    expect(pageInView(tops, 815, 600)).toBe(1);
    expect(pageInView(tops, 816, 600)).toBe(2);
    expect(pageInView(tops, 1900, 600)).toBe(3);
    expect(pageInView([], 0, 600)).toBe(1);
  });
});
