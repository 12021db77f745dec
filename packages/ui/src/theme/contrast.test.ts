import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { contrastRatio, luminance, mix, parseHex, toHex, type Rgb } from './contrast.ts';
import { tones } from './index.ts';
import { readTokens } from './read-tokens.ts';

const tokens = readTokens(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'));
const floating = ['surface-overlay', 'overlay-muted', 'overlay-hover'];
/** What lies on what, from the ground of the page up. */
const levels = ['canvas', 'surface-sunken', 'surface', 'surface-raised', 'surface-overlay'];
const grounds = [...new Set([...levels, ...floating, 'surface-muted', 'surface-hover', 'row-hover'])];
const meanings = ['success', 'warning', 'destructive', 'archive'];

const on = (texts: readonly string[], backgrounds: readonly string[]) =>
  texts.flatMap((text) => backgrounds.map((background) => [text, background] as const));

const textPairs = [
  ...on(['text', 'text-muted', 'text-faint'], grounds),
  ...on(['text', 'text-muted'], ['accent-soft', ...meanings.map((meaning) => `${meaning}-soft`)]),
  ...on(['accent-text'], [...grounds, 'accent-soft']),
  ...on(['on-accent'], ['accent', 'accent-hover']),
  ...on(['on-destructive'], ['destructive', 'destructive-hover']),
  ...meanings.flatMap((meaning) => on([meaning], [...grounds, `${meaning}-soft`])),
  ...on(['success-strong'], [...grounds, 'success-soft']),
  ...tones.flatMap((tone) => on([`tone-${tone}`], [...grounds, `tone-${tone}-soft`])),
  ...on(['canvas'], ['text']),
];

const edgePairs = [
  ...on(['focus'], [...grounds, 'accent-soft']),
  ...on(['accent'], ['surface', 'surface-hover', 'surface-raised', ...floating]),
];

const fieldPairs = [
  ...on(['border-strong'], ['canvas', 'surface-sunken', 'surface', 'surface-raised']),
  ...on(['overlay-border-strong'], ['surface-overlay']),
];

type Theme = 'light' | 'dark';

/** A row under the pointer is 3 % of the text over its ground; everything else is a token. */
function colourOf(theme: Theme, name: string): Rgb {
  if (name === 'row-hover') return mix(colourOf(theme, 'text'), colourOf(theme, 'surface'), 0.03);
  const color = parseHex(tokens[theme][name] ?? '');
  if (!color) throw new Error(`--${name} is no colour`);
  return color;
}

const contrastOf = (theme: Theme, one: string, other: string) =>
  contrastRatio(colourOf(theme, one), colourOf(theme, other));

describe('contrast arithmetic', () => {
  it('agrees with the examples of WCAG', () => {
    expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBe(21);
    expect(contrastRatio([255, 255, 255], [119, 119, 119])).toBeCloseTo(4.48, 2);
    expect(contrastRatio([10, 20, 30], [10, 20, 30])).toBe(1);
  });

  it('reads hex colours and nothing else', () => {
    expect(parseHex('#0a10ff')).toEqual([10, 16, 255]);
    expect(parseHex('#FA0')).toEqual([255, 170, 0]);
    expect(['', 'red', '#12345', '#ggg'].map(parseHex)).toEqual([null, null, null, null]);
  });

  it('mixes and writes colours', () => {
    expect(toHex(mix([255, 0, 16], [0, 100, 16], 0.25))).toBe('#404b10');
    expect([0, 1].map((share) => toHex(mix([1, 2, 3], [4, 5, 6], share)))).toEqual(['#040506', '#010203']);
  });
});

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  it.each(textPairs)('%s reads on %s (4.5 : 1)', (text, background) => {
    expect(contrastOf(theme, text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('%s is seen on %s (3 : 1)', (edge, background) => {
    expect(contrastOf(theme, edge, background)).toBeGreaterThanOrEqual(3);
  });

  it.each(fieldPairs)('%s surrounds a field on %s (4 : 1), no heavier than needed', (edge, ground) => {
    expect(contrastOf(theme, edge, ground)).toBeGreaterThanOrEqual(4);
    expect(contrastOf(theme, edge, ground)).toBeLessThan(5.5);
  });
});

it('in the dark each level is lighter than the one below, by a step that is seen', () => {
  const lights = levels.map((level) => luminance(colourOf('dark', level)) + 0.05);
  const steps = lights.slice(1).map((light, index) => light / (lights[index] ?? light));
  expect(steps.filter((step) => step < 1.05)).toEqual([]);
});

it('in the light what lies on the page or floats over it is white', () => {
  const white = toHex([255, 255, 255]);
  expect(levels.slice(2).map((level) => tokens.light[level])).toEqual([white, white, white]);
});

it('what is set back or pointed at where something floats is another step up in the dark', () => {
  const lights = floating.map((name) => luminance(colourOf('dark', name)));
  expect(lights).toEqual(lights.toSorted((one, other) => one - other));
});

it('the classes of levels and rows mean these tokens', () => {
  const preset = readFileSync(new URL('preset.css', import.meta.url), 'utf8');
  expect(preset).toContain('--color-row-hover: color-mix(in srgb, var(--text) 3%, var(--surface));');
  const ground = (level: string) =>
    new RegExp(`@utility level-${level} \\{[^}]*--surface: var\\(--surface-${level}\\)`);
  expect(preset).toMatch(ground('raised'));
  expect(preset).toMatch(ground('overlay'));
});

function colourNames(theme: Theme): string[] {
  return Object.keys(tokens[theme]).filter((name) => parseHex(tokens[theme][name] ?? '') !== null);
}

/** Codes that cameras scan are dark on light in every theme. */
const sameInBoth = ['paper', 'ink'];

it('gives every colour a dark value of its own, but those of codes for cameras', () => {
  const same = colourNames('light').filter((name) => tokens.light[name] === tokens.dark[name]);
  expect(colourNames('light').length).toBeGreaterThan(40);
  expect(same).toEqual(sameInBoth);
});
