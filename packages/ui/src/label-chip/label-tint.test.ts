import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { contrastRatio, luminance, mix, parseHex, type Rgb } from '../theme/contrast.ts';
import { readTokens } from '../theme/read-tokens.ts';

const read = (file: string) => readFileSync(new URL(`../theme/${file}`, import.meta.url), 'utf8');
const tokens = readTokens(read('tokens.css'));
const rule = /\[data-tinted\] \{[\s\S]*?\n  \}\n[\s\S]*?\n  \}/.exec(read('preset.css'))?.[0] ?? '';

/** Share and second colour of the mixes of the preset: fill and text in the light, then in the dark. */
const mixes = [...rule.matchAll(/color-mix\(in srgb, currentcolor (\d+)%, (white|var\(--([\w-]+)\))\)/g)].map(
  ([, share, name, token]) => ({ share: Number(share) / 100, name, token }),
);

const steps = [0, 51, 102, 153, 204, 255];
const cube = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue): Rgb => [red, green, blue])));

function mixed(theme: 'light' | 'dark', place: number, color: Rgb): Rgb {
  const found = mixes[place];
  if (!found) throw new Error('the preset tints labels otherwise');
  const other: Rgb | null = found.token ? parseHex(tokens[theme][found.token] ?? '') : [255, 255, 255];
  return mix(color, other ?? [0, 0, 0], found.share);
}

const tints = {
  light: (color: Rgb) => [mixed('light', 0, color), mixed('light', 2, color)] as const,
  dark: (color: Rgb) => [mixed('dark', 1, color), mixed('dark', 3, color)] as const,
};

describe('a tinted label', () => {
  it('is mixed by the preset', () => {
    expect(mixes).toHaveLength(4);
  });

  it.each(['light', 'dark'] as const)('reads in the %s at 4.5 : 1, over the whole colour cube', (theme) => {
    const ratios = cube.map((color) => contrastRatio(...tints[theme](color)));
    expect(ratios).toHaveLength(216);
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  });

  it('stays soft: pale in the light, deep in the dark', () => {
    const loud = cube.filter(
      (color) => luminance(tints.light(color)[0]) < 0.6 || luminance(tints.dark(color)[0]) > 0.2,
    );
    expect(loud).toEqual([]);
  });
});
