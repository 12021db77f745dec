import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { contrastRatio, parseHex, type Rgb } from '../theme/contrast.ts';
import { readTokens } from '../theme/read-tokens.ts';
import { CHART_TONES, chartToken } from './tones.ts';

const tokens = readTokens(readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8'));

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const [one, two, three] = matrix.map((row) => row[0] * x + row[1] * y + row[2] * z);
  return [one ?? 0, two ?? 0, three ?? 0];
};
const each = ([x, y, z]: Triple, change: (number: number) => number): Triple => [
  change(x),
  change(y),
  change(z),
];

const linear = (channel: number) =>
  channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

/** How linear light is seen without one kind of cones: Machado, Oliveira and Fernandes, 2009. */
const eyes = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** Where a colour lies in OKLab for eyes of a kind: distances are as large as the difference seen. */
function seen(colour: Rgb, eye: Matrix): Triple {
  const light = each(times(eye, each(colour, linear)), (part) => Math.min(1, Math.max(0, part)));
  return times(toLab, each(times(toCones, light), Math.cbrt));
}

function difference(one: Triple, other: Triple): number {
  return 100 * Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function colourOf(theme: 'light' | 'dark', token: string): Rgb {
  const colour = parseHex(tokens[theme][token] ?? '');
  if (!colour) throw new Error(`--${token} is no colour`);
  return colour;
}

describe.each(['light', 'dark'] as const)('the palette of charts, %s', (theme) => {
  const palette = CHART_TONES.map((tone) => colourOf(theme, chartToken(tone)));

  it.each(['surface', 'canvas', 'surface-muted'])('has a contrast to %s of 3 : 1', (ground) => {
    for (const colour of palette)
      expect(contrastRatio(colour, colourOf(theme, ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(eyes))('is distinguishable for eyes that see %s', (_name, eye) => {
    const places = palette.map((colour) => seen(colour, eye));
    for (const [index, place] of places.entries()) {
      for (const [further, other] of places.entries()) {
        if (further <= index) continue;
        // two of the palette side by side in a chart, the first and the last in a ring
        const areNeighbours = further - index === 1 || further - index === places.length - 1;
        expect(difference(place, other)).toBeGreaterThan(areNeighbours ? 12 : 9);
      }
    }
  });
});
