import { describe, expect, it } from 'vitest';

import { contrastRatio, parseHex } from '../theme/contrast.ts';
import { readableTextColor } from './readable-text-color.ts';

describe('readableTextColor', () => {
  it.each([
    ['#ffffff', 'black'],
    ['#000000', 'white'],
    ['#ffeb3b', 'black'],
    ['#1a237e', 'white'],
    ['#FFF', 'black'],
    ['#036', 'white'],
    [' #777777 ', 'black'],
    ['#6b6b6b', 'white'],
  ])('on %s writes in %s', (background, expected) => {
    expect(readableTextColor(background)).toBe(expected);
  });

  it('falls back to black where the data contains no colour', () => {
    expect(['', 'red', '#12', '#gggggg'].map(readableTextColor)).toEqual([
      'black',
      'black',
      'black',
      'black',
    ]);
  });

  it('always reaches 4.5 : 1, over a grid of the whole colour cube', () => {
    const steps = [0, 51, 102, 153, 204, 255];
    const ratios = steps.flatMap((red) =>
      steps.flatMap((green) =>
        steps.map((blue) => {
          const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
          const text = readableTextColor(hex) === 'white' ? '#ffffff' : '#000000';
          return contrastRatio(parseHex(hex) ?? [0, 0, 0], parseHex(text) ?? [0, 0, 0]);
        }),
      ),
    );
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  });
});
